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
    /** The chosen file, kept by the parent (react-hook-form: `useController`). */
    value: File | null;
    /** Hears the file that was chosen or dropped, and `null` when it is taken away. */
    onValueChange: (file: File | null) => void;
    onBlur?: (() => void) | undefined;
    /** Lets a form move focus here when the file is missing. */
    ref?: Ref<HTMLInputElement | null> | undefined;
    id?: string | undefined;
    name?: string | undefined;
    disabled?: boolean | undefined;
    /** Kinds of file, as in the attribute of an input. Anything else is refused with `refusal`, dropped files too. */
    accept?: string | undefined;
    /** What may be chosen, in the area itself: `PNG, JPG, JPEG`. */
    caption?: string | undefined;
    /** The address of the picture the thing has already; shown until another is chosen. */
    current?: string | null | undefined;
    chooseLabel?: string | undefined;
    dropLabel?: string | undefined;
    replaceLabel?: string | undefined;
    removeLabel?: string | undefined;
    currentLabel?: string | undefined;
    /** Said when a file is of another kind than `accept` names. */
    refusal?: string | undefined;
  }>;

/**
 * One file, chosen with the browser's dialog or dropped, with a preview to replace or remove it. The same file can be chosen
 * again after it was removed. For several files there is `MultiFileField`.
 */
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
    // The area gives way to the preview: whoever chose by keyboard goes on at its first button.
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
      // The area that names the kinds has given way to the preview.
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
