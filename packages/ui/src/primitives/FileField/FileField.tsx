import { cx } from 'class-variance-authority';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '../Button/Button';
import { Field, type FieldOwnProps } from '../Field/Field';
import { Picture } from '../Picture/Picture';
import { accepts } from './accepts';
import { FileArea } from './FileArea';
import { FileInput } from './FileInput';
import { useFileDrop } from './useFileDrop';
import { useObjectUrl } from './useObjectUrl';
import './FileField.css';

type FileFieldProps = Pick<
  FieldOwnProps,
  'label' | 'labelHidden' | 'optional' | 'optionalLabel' | 'hint' | 'error' | 'className'
> &
  Readonly<{
    /** The chosen file, controlled by the parent (react-hook-form: `useController`). */
    value: File | null;
    /** Called with a chosen or dropped file, and with `null` when it is removed. */
    onValueChange: (file: File | null) => void;
    onBlur?: (() => void) | undefined;
    /** The input, so that a form can focus it when the file is missing. */
    ref?: Ref<HTMLInputElement | null> | undefined;
    id?: string | undefined;
    name?: string | undefined;
    disabled?: boolean | undefined;
    /** As the input attribute. Anything else is rejected with `refusal`, dropped files too. */
    accept?: string | undefined;
    /** The accepted kinds in words, in the drop area or under the preview: `PNG, JPG, JPEG`. */
    caption?: string | undefined;
    /** URL of the existing picture when editing; shown until another is chosen. */
    current?: string | null | undefined;
    chooseLabel?: string | undefined;
    dropLabel?: string | undefined;
    replaceLabel?: string | undefined;
    removeLabel?: string | undefined;
    currentLabel?: string | undefined;
    /** Message for a file that `accept` does not match. */
    refusal?: string | undefined;
  }>;

/** One file, chosen or dropped, with a preview to replace or remove it. For several files use `MultiFileField`. */
export const FileField = ({
  label,
  labelHidden,
  optional,
  optionalLabel,
  hint,
  error,
  className,
  value,
  onValueChange,
  onBlur,
  ref,
  id,
  name,
  disabled = false,
  accept = 'image/*',
  caption,
  current = null,
  chooseLabel = 'Choose an image',
  dropLabel = 'Drop it here',
  replaceLabel = 'Replace',
  removeLabel = 'Remove',
  currentLabel = 'Present picture',
  refusal = 'Choose an image file',
}: FileFieldProps) => {
  const [refused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const replace = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const url = useObjectUrl(value);
  const filled = value !== null || current !== null;

  const choose = ([file]: readonly File[]) => {
    if (!file) return;
    const fits = accepts(accept, file);
    setRefused(!fits);
    if (!fits) return;
    onValueChange(file);
    // The preview replaces the drop area, so focus moves to its first button.
    requestAnimationFrame(() => replace.current?.focus());
  };
  const remove = () => {
    setRefused(false);
    onValueChange(null);
    requestAnimationFrame(() => (replace.current ?? input.current)?.focus());
  };

  const { dragging, dropTarget } = useFileDrop(disabled, choose);

  const fileName = value?.name ?? currentLabel;
  const message = refused ? refusal : error;
  return (
    <Field
      {...{ label, labelHidden, optional, optionalLabel, className, id }}
      // The preview replaces the drop area, which named the kinds.
      hint={hint ?? (filled ? caption : undefined)}
      error={message}
    >
      {(control) => (
        <div className="file-field" {...dropTarget}>
          <FileInput
            {...control}
            ref={input}
            name={name}
            accept={accept}
            disabled={disabled}
            tabIndex={filled ? -1 : undefined}
            onBlur={onBlur}
            onChoose={choose}
          />
          {filled ? (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset would show its name once more, as a legend
            <div
              role="group"
              aria-label={`${label}: ${fileName}`}
              className={cx('file-preview', dragging && 'file-preview--dragging')}
            >
              <Picture
                src={url ?? (value ? null : current)}
                alt=""
                tint={0}
                className="file-preview__picture"
              />
              <div className="file-preview__text">
                <span className="file-preview__name">{fileName}</span>
                <div className="row">
                  <Button
                    ref={replace}
                    variant="secondary"
                    size="sm"
                    disabled={disabled}
                    onClick={() => input.current?.click()}
                  >
                    {replaceLabel}
                  </Button>
                  {value && (
                    <Button variant="danger" size="sm" disabled={disabled} onClick={remove}>
                      {removeLabel}
                    </Button>
                  )}
                </div>
              </div>
            </div>
          ) : (
            <FileArea
              htmlFor={control.id}
              invalid={Boolean(message)}
              {...{ dragging, chooseLabel, dropLabel, caption }}
            />
          )}
        </div>
      )}
    </Field>
  );
};
