import type { ComponentProps } from 'react';

type FileInputProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> &
  Readonly<{ onChoose: (files: readonly File[]) => void }>;

/** The browser's own input for files, out of sight: a label is its face. Choosing the same file once more is heard too. */
export const FileInput = ({ onChoose, ...rest }: FileInputProps) => (
  <input
    {...rest}
    type="file"
    className="sr-only"
    onChange={(event) => {
      onChoose([...(event.target.files ?? [])]);
      // Emptied, so that choosing the same file again is a change again.
      event.target.value = '';
    }}
  />
);
