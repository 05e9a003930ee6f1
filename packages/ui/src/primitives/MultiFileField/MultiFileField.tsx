import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { Field, type FieldOwnProps } from '../Field/Field';
import { accepts } from '../FileField/accepts';
import { FileArea } from '../FileField/FileArea';
import { FileInput } from '../FileField/FileInput';
import { useFileDrop } from '../FileField/useFileDrop';
import { tintOf } from '../Picture/Picture';
import { FileTile } from './FileTile';
import './MultiFileField.css';

type MultiFileFieldProps = Pick<
  FieldOwnProps,
  'label' | 'labelHidden' | 'optional' | 'optionalLabel' | 'hint' | 'error' | 'className'
> &
  Readonly<{
    /** The chosen files in their order, kept by the parent (react-hook-form: `useController`). */
    value: readonly File[];
    /** Hears all files whenever some were added, replaced or taken away. */
    onValueChange: (files: File[]) => void;
    onBlur?: (() => void) | undefined;
    /** Lets a form move focus here when a file is missing. */
    ref?: Ref<HTMLInputElement | null> | undefined;
    id?: string | undefined;
    name?: string | undefined;
    disabled?: boolean | undefined;
    /** Kinds of file, as in the attribute of an input. Anything else is refused by name, dropped files too. */
    accept?: string | undefined;
    /** What may be chosen, in the area itself: `PNG, JPG, JPEG`. */
    caption?: string | undefined;
    chooseLabel?: string | undefined;
    dropLabel?: string | undefined;
    /** The accessible names of these two add the file: `Replace, mug.png`. */
    replaceLabel?: string | undefined;
    removeLabel?: string | undefined;
    /** Said to assistive technology whenever the number of files changes. */
    countLabel?: ((count: number) => string) | undefined;
    /** Names the files that were left out because `accept` does not name their kind. */
    refusal?: ((names: readonly string[]) => string) | undefined;
  }>;

const list = new Intl.ListFormat('en-GB');

const refuse = (names: readonly string[]) =>
  names.length > 1
    ? `${list.format(names)} are no images, so they were left out`
    : `${list.format(names)} is no image, so it was left out`;

const countInWords = (count: number) => (count === 1 ? '1 image chosen' : `${count} images chosen`);

/** What tells files apart, also when one was chosen twice. */
const keysOf = (files: readonly File[]): readonly string[] => {
  const marks = files.map(({ name, size, lastModified }) => `${name} ${size} ${lastModified}`);
  return marks.map((mark, at) => `${mark} ${marks.slice(0, at).filter((other) => other === mark).length}`);
};

/**
 * Several files, chosen with the browser's dialog or dropped, in one go or one after another. Each has a preview, and can be
 * replaced or removed; the order is that of choosing. For one file there is `FileField`.
 */
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
  chooseLabel = 'Add images',
  dropLabel = 'Drop them here',
  replaceLabel = 'Replace',
  removeLabel = 'Remove',
  countLabel = countInWords,
  refusal = refuse,
}: MultiFileFieldProps) => {
  const [refused, setRefused] = useState<readonly string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const removers = useRef<(HTMLButtonElement | null)[]>([]);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);

  /** Puts what is of the right kind in the place of some files at a position, and says what is not. */
  const put = (at: number, instead: number, files: readonly File[]) => {
    const fitting = files.filter((file) => accepts(accept, file));
    setRefused(files.filter((file) => !fitting.includes(file)).map((file) => file.name));
    if (fitting.length > 0) onValueChange(value.toSpliced(at, instead, ...fitting));
  };
  const add = (files: readonly File[]) => put(value.length, 0, files);
  const remove = (at: number) => {
    setRefused([]);
    onValueChange(value.toSpliced(at, 1));
    // Focus goes on to the next file, else to the one before, else to where files are chosen.
    requestAnimationFrame(() => {
      const left = value.length - 1;
      const next = left > 0 ? removers.current[Math.min(at, left - 1)] : input.current;
      next?.focus();
    });
  };
  const { dragging, dropTarget } = useFileDrop(disabled, add);

  const keys = keysOf(value);
  const message = refused.length > 0 ? refusal(refused) : error;
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
                    {...{ accept, disabled, replaceLabel, removeLabel }}
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
                {...{ dragging, chooseLabel, dropLabel, caption }}
              />
            </div>
          </div>
          <p role="status" className="sr-only">
            {value.length > 0 && countLabel(value.length)}
          </p>
        </div>
      )}
    </Field>
  );
};
