import { useImperativeHandle, useRef, useState } from 'react';
import { Field } from '../Field/Field';
import { accepts } from '../FileField/accepts';
import { FileArea } from '../FileField/FileArea';
import { FileInput } from '../FileField/FileInput';
import type { FileFieldBaseProps } from '../FileField/file-field-props';
import { useFileDrop } from '../FileField/useFileDrop';
import { tintOf } from '../Picture/Picture';
import { FileTile } from './FileTile';
import './MultiFileField.css';

type MultiFileFieldProps = FileFieldBaseProps &
  Readonly<{
    /** The chosen files in order, controlled by the parent (react-hook-form: `useController`). */
    value: readonly File[];
    /** Called with all files whenever some were added, replaced or removed. */
    onValueChange: (files: File[]) => void;
    /** Message naming the files that `accept` rejected. */
    refusalOf?: ((files: readonly File[]) => string) | undefined;
  }>;

const list = new Intl.ListFormat('en-GB');

const refuse = (files: readonly File[]) => {
  const names = list.format(files.map(({ name }) => name));
  return files.length > 1
    ? `${names} are no images, so they were left out`
    : `${names} is no image, so it was left out`;
};

const countInWords = (count: number) => (count === 1 ? '1 image chosen' : `${count} images chosen`);

/** Unique keys for files, also when one was chosen twice. */
const keysOf = (files: readonly File[]): readonly string[] => {
  const marks = files.map(({ name, size, lastModified }) => `${name} ${size} ${lastModified}`);
  return marks.map((mark, at) => `${mark} ${marks.slice(0, at).filter((other) => other === mark).length}`);
};

/** Several files, chosen or dropped, each with a preview to replace or remove it. For one file use `FileField`. */
export const MultiFileField = ({
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
  refusalOf = refuse,
}: MultiFileFieldProps) => {
  const [refused, setRefused] = useState<readonly File[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const removers = useRef<(HTMLButtonElement | null)[]>([]);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);

  /** Splices accepted files in at a position and reports the others. */
  const put = (at: number, instead: number, files: readonly File[]) => {
    const fitting = files.filter((file) => accepts(accept, file));
    setRefused(files.filter((file) => !fitting.includes(file)));
    if (fitting.length > 0) onValueChange(value.toSpliced(at, instead, ...fitting));
  };
  const add = (files: readonly File[]) => put(value.length, 0, files);
  const remove = (at: number) => {
    setRefused([]);
    onValueChange(value.toSpliced(at, 1));
    // Focus moves to the next file, else the previous one, else the input.
    requestAnimationFrame(() => {
      const left = value.length - 1;
      const next = left > 0 ? removers.current[Math.min(at, left - 1)] : input.current;
      next?.focus();
    });
  };
  const { dragging, dropTarget } = useFileDrop(disabled, add);

  const keys = keysOf(value);
  const message = refused.length > 0 ? refusalOf(refused) : error;
  return (
    <Field {...{ label, labelHidden, optional, optionalLabel, hint, className, id }} error={message}>
      {(control) => (
        <div className="files" {...dropTarget}>
          <div className="files__all">
            {value.length > 0 && (
              <ul className="files__list">
                {value.map((file, at) => (
                  <FileTile
                    key={keys[at]}
                    ref={(button) => {
                      removers.current[at] = button;
                    }}
                    file={file}
                    tint={tintOf(at)}
                    onReplace={(files) => put(at, 1, files)}
                    onRemove={() => remove(at)}
                    {...{ accept, disabled }}
                  />
                ))}
              </ul>
            )}
            <div className="file-field">
              <FileInput
                {...control}
                ref={input}
                multiple
                onChoose={add}
                {...{ name, accept, disabled, onBlur }}
              />
              <FileArea
                htmlFor={control.id}
                invalid={Boolean(message)}
                words={dragging ? 'Drop them here' : 'Add images'}
                {...{ dragging, caption }}
              />
            </div>
          </div>
          <p role="status" className="sr-only">
            {value.length > 0 && countInWords(value.length)}
          </p>
        </div>
      )}
    </Field>
  );
};
