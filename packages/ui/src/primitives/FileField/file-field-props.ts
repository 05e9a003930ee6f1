import type { Ref } from 'react';
import type { FieldOwnProps } from '../Field/Field';

/** What `FileField` and `MultiFileField` share. */
export type FileFieldBaseProps = Pick<
  FieldOwnProps,
  'label' | 'labelHidden' | 'optional' | 'optionalLabel' | 'hint' | 'error' | 'className'
> &
  Readonly<{
    onBlur?: (() => void) | undefined;
    /** The input, so that a form can focus it when a file is missing. */
    ref?: Ref<HTMLInputElement | null> | undefined;
    id?: string | undefined;
    name?: string | undefined;
    disabled?: boolean | undefined;
    /** As the input attribute. Anything else is rejected with a message, dropped files too. */
    accept?: string | undefined;
    /** The accepted kinds in words, in the drop area or under the preview: `PNG, JPG, JPEG`. */
    caption?: string | undefined;
  }>;
