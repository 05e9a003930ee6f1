import { type DragEvent, useState } from 'react';

/** Makes an element a drop target: whether files are dragged over it, and its event handlers. */
export const useFileDrop = (disabled: boolean, onDrop: (files: readonly File[]) => void) => {
  const [dragging, setDragging] = useState(false);
  const dropTarget = !disabled && {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setDragging(true);
    },
    onDragLeave: (event: DragEvent) => {
      const into = event.relatedTarget;
      if (!(into instanceof Node && event.currentTarget.contains(into))) setDragging(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setDragging(false);
      onDrop([...event.dataTransfer.files]);
    },
  };
  return { dragging, dropTarget } as const;
};
