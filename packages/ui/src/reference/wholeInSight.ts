/** Whether an element is fully visible: inside the window and not covered. */
export const wholeInSight = (element: Element): boolean => {
  const { left, width, top, bottom } = element.getBoundingClientRect();
  return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(left + width / 2, y)));
};
