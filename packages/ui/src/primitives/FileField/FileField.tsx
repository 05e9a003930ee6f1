import { cx } from 'class-variance-authority';
import { useImperativeHandle, useRef, useState } from 'react';
import { Button } from '../Button/Button';
import { Field } from '../Field/Field';
import { Picture } from '../Picture/Picture';
import { accepts } from './accepts';
import { FileArea } from './FileArea';
import { FileInput } from './FileInput';
import type { FileFieldBaseProps } from './file-field-props';
import { useFileDrop } from './useFileDrop';
import { useObjectUrl } from './useObjectUrl';
import './FileField.css';

type FileFieldProps = FileFieldBaseProps &
  Readonly<{
    /** The chosen file, controlled by the parent (react-hook-form: `useController`). */
    value: File | null;
    /** Called with a chosen or dropped file, and with `null` when it is removed. */
    onValueChange: (file: File | null) => void;
    /** URL of the existing picture when editing; shown until another is chosen. */
    current?: string | null | undefined;
    /** Its file name, where it has one; then it can be removed, too. */
    currentName?: string | undefined;
    /** What the drop area says; for another file than a picture. */
    prompt?: string | undefined;
    /** Message for a file that `accept` does not match. */
    refusalOf?: ((files: readonly File[]) => string) | undefined;
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
  currentName,
  prompt = 'Choose an image',
  refusalOf = () => 'Choose an image file',
}: FileFieldProps) => {
  const [refusal, setRefusal] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const replace = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const url = useObjectUrl(value);
  const filled = value !== null || current !== null || currentName !== undefined;

  const choose = ([file]: readonly File[]) => {
    if (!file) return;
    const fits = accepts(accept, file);
    setRefusal(fits ? null : refusalOf([file]));
    if (!fits) return;
    onValueChange(file);
    // The preview replaces the drop area, so focus moves to its first button, unless it has moved on already.
    requestAnimationFrame(() => {
      if (document.activeElement === input.current) replace.current?.focus();
    });
  };
  const remove = () => {
    setRefusal(null);
    onValueChange(null);
    requestAnimationFrame(() => (replace.current ?? input.current)?.focus());
  };

  const { dragging, dropTarget } = useFileDrop(disabled, choose);

  const fileName = value?.name ?? currentName ?? 'Present picture';
  const message = refusal ?? error;
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
                    Replace
                  </Button>
                  {(value ?? currentName) && (
                    <Button variant="danger" size="sm" disabled={disabled} onClick={remove}>
                      Remove
                    </Button>
                  )}
                </div>
              </div>
            </div>
          ) : (
            <FileArea
              htmlFor={control.id}
              invalid={Boolean(message)}
              words={dragging ? 'Drop it here' : prompt}
              {...{ dragging, caption }}
            />
          )}
        </div>
      )}
    </Field>
  );
};
