import type { AssessedRow, ListStep } from '@gifting/domain/address-list/assess';
import { seenText } from '@gifting/domain/address-list/cell';
import type { PersonField } from '@gifting/domain/address-list/person';
import { useRef, useState } from 'react';
import { Button } from '#primitives/Button/Button.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import { addressClinicTexts } from './AddressClinic.texts';
import { nameOf } from './PagedRows';

const texts = addressClinicTexts.mend;

type MendCellProps = Readonly<{
  row: AssessedRow;
  field: PersonField;
  onStep: (step: ListStep) => void;
}>;

/** A faulty cell, mended in place: typed, taken from a suggestion, or confirmed where it only looks odd. */
export const MendCell = ({ row, field, onStep }: MendCellProps) => {
  const input = useRef<HTMLInputElement>(null);
  const value = row.person[field];
  const [typed, setTyped] = useState({ text: value, of: value });
  // A suggestion was taken.
  if (typed.of !== value) setTyped({ text: value, of: value });
  const fault = row.faults.find((each) => each.field === field);
  const name = nameOf(row);
  const label = addressClinicTexts.fields[field];
  const commit = () => {
    const text = seenText(typed.text);
    if (text !== value) onStep({ do: 'mend', row: row.row, field, text });
  };
  // The pressed button goes, so focus moves to the cell that it was about.
  const press = (step: ListStep) => {
    input.current?.focus();
    onStep(step);
  };
  return (
    <div className="clinic-cell">
      <TextField
        ref={input}
        label={texts.cell(label, row.row + 1, name)}
        labelHidden
        size="sm"
        autoComplete="off"
        dir="auto"
        placeholder={addressClinicTexts.table.empty}
        value={typed.text}
        error={fault?.message ?? ''}
        onChange={({ target }) => setTyped({ ...typed, text: target.value })}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      />
      {fault && (fault.suggestion !== null || !fault.grave) && (
        <div className="row">
          {fault.suggestion !== null && (
            <Button
              size="sm"
              variant="secondary"
              aria-label={texts.useFor(fault.suggestion, name)}
              onClick={() => press({ do: 'mend', row: row.row, field, text: fault.suggestion ?? '' })}
            >
              {texts.use(fault.suggestion)}
            </Button>
          )}
          {!fault.grave && (
            <Button
              size="sm"
              variant="quiet"
              aria-label={texts.rightFor(label, name)}
              onClick={() => press({ do: 'confirm', row: row.row, field })}
            >
              {texts.right}
            </Button>
          )}
        </div>
      )}
    </div>
  );
};
