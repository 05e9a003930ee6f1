import type { Merge } from '@gifting/domain/forms/merge';
import { useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { RadioGroup } from '#primitives/RadioGroup/RadioGroup.tsx';
import './MergedEdits.css';

/** The fields of an edit form that two people can both change: all but files and the version. */
type MergedName<Input> = {
  [Name in keyof Input]-?: Name extends 'version'
    ? never
    : Input[Name] extends File | null | readonly File[]
      ? never
      : Name;
}[keyof Input];

/** The label of each field that is compared; one left out would overwrite what somebody else saved. */
export type FieldLabels<Input> = Readonly<Record<MergedName<Input>, string>>;

/** Formats the values of fields that are no plain text. */
export type FieldFormats<Input> = Readonly<{ [Name in keyof Input]?: (value: Input[Name]) => string }>;

/** The words around what somebody else changed. */
export interface MergedTexts {
  readonly title: string;
  /** Before the fields that hold their values now. */
  readonly taken: string;
  readonly next: string;
  whose(field: string): string;
  mine(value: string): string;
  theirs(value: string): string;
}

type MergedEditsProps<Input extends FieldValues, Output> = Readonly<{
  form: UseFormReturn<Input, unknown, Output>;
  merge: Merge<Input>;
  /** What somebody else saved. */
  theirs: Input;
  labels: FieldLabels<Input>;
  formats?: FieldFormats<Input> | undefined;
  texts: MergedTexts;
}>;

/** What somebody else changed while a form was open, with a choice where both changed the same field. Takes focus. */
export const MergedEdits = <Input extends FieldValues, Output>({
  form,
  merge,
  theirs,
  labels,
  formats,
  texts,
}: MergedEditsProps<Input, Output>) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // Focus once per merge: a second refusal brings a new one.
  useEffect(() => heading.current?.focus(), [merge]);
  const named = new Map<keyof Input, string>(Object.entries(labels));
  const labelOf = (name: keyof Input) => named.get(name) ?? String(name);
  const format = (name: keyof Input, value: Input[keyof Input]) => formats?.[name]?.(value) ?? String(value);
  return (
    <section className="merged" aria-label={texts.title}>
      <h3 ref={heading} tabIndex={-1} className="t-heading">
        {texts.title}
      </h3>
      {merge.taken.length > 0 && (
        <>
          <p className="t-sm">{texts.taken}</p>
          <ul className="merged__taken">
            {merge.taken.map((name) => (
              <li key={String(name)}>
                <b>{labelOf(name)}</b> {format(name, theirs[name])}
              </li>
            ))}
          </ul>
        </>
      )}
      {merge.clashes.map((name) => (
        <Clash
          key={`${String(theirs.version)} ${String(name)}`}
          name={String(name)}
          legend={texts.whose(labelOf(name))}
          mine={texts.mine(format(name, merge.values[name]))}
          theirs={texts.theirs(format(name, theirs[name]))}
          onChoose={(whose) =>
            form.setValue(
              name as FieldPath<Input>,
              (whose === 'mine' ? merge.values : theirs)[name] as FieldPathValue<Input, FieldPath<Input>>,
              { shouldDirty: true, shouldValidate: true },
            )
          }
        />
      ))}
      <p className="t-sm">{texts.next}</p>
    </section>
  );
};

type ClashProps = Readonly<{
  name: string;
  legend: string;
  mine: string;
  theirs: string;
  onChoose: (whose: 'mine' | 'theirs') => void;
}>;

/** One field that both changed. */
const Clash = ({ name, legend, mine, theirs, onChoose }: ClashProps) => {
  const [whose, setWhose] = useState<'mine' | 'theirs'>('mine');
  return (
    <RadioGroup
      legend={legend}
      name={`merged-${name}`}
      value={whose}
      options={[
        { value: 'mine', label: mine },
        { value: 'theirs', label: theirs },
      ]}
      onChange={({ target }) => {
        const chosen = target.value === 'theirs' ? 'theirs' : 'mine';
        setWhose(chosen);
        onChoose(chosen);
      }}
    />
  );
};
