import type { ComponentProps } from 'react';

type FileInputProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> &
  Readonly<{ onChoose: (files: readonly File[]) => void }>;

/** A visually hidden file input; a label is its visible part. Fires for the same file chosen again as well. */
export const FileInput = ({ onChoose, ...rest }: FileInputProps) => (
  <input
    {...rest}
    type="file"
    className="sr-only"
    onChange={(event) => {
      onChoose([...(event.target.files ?? [])]);
      // Cleared, so that choosing the same file again fires a change event.
      event.target.value = '';
    }}
  />
);
