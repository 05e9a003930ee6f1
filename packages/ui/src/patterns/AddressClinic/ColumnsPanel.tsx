import { columnUses, guessColumns, withColumn } from '@gifting/domain/address-list/columns';
import { useMemo } from 'react';
import { Panel } from '#patterns/Panel/Panel.tsx';
import { Checkbox } from '#primitives/Checkbox/Checkbox.tsx';
import { SelectField } from '#primitives/SelectField/SelectField.tsx';
import { addressClinicTexts } from './AddressClinic.texts';
import { type Clinic, type ClinicWork, hasAddresses } from './clinic';
import { encodings, type ListEncoding } from './decode';

const texts = addressClinicTexts.columns;

const options = [
  { value: '', label: texts.leaveOut },
  ...columnUses.map((value) => ({ value, label: addressClinicTexts.uses[value] })),
];

const encodingOptions = encodings.map((value) => ({ value, label: texts.encodings[value] }));

type ColumnsPanelProps = Readonly<{
  clinic: Clinic;
  /** Whether people can be asked for their address. */
  asks: boolean;
  /** While rows are being kept, as they were sent. */
  locked: boolean;
  onChange: (changes: Pick<ClinicWork, 'columns'> | Pick<ClinicWork, 'columns' | 'hasHeadings'>) => void;
  /** Reads the file again; not offered for pasted cells, nor after a reload. */
  onEncodingChange: ((encoding: ListEncoding) => void) | undefined;
}>;

/** What each column of a list holds: guessed, with the reason, and changeable. */
export const ColumnsPanel = ({
  clinic: { list, work },
  asks,
  locked,
  onChange,
  onEncodingChange,
}: ColumnsPanelProps) => {
  const { cells, encoding } = list;
  const { columns, hasHeadings, rows } = work;
  const guess = useMemo(() => guessColumns(cells, hasHeadings), [cells, hasHeadings]);
  // Other first rows would give every row another number, and with it what was done with its neighbour.
  const isUntouched = Object.values(rows).every((done) => Object.keys(done).length === 0);
  const example = (column: number) =>
    cells.slice(hasHeadings ? 1 : 0, 50).find((row) => row[column]?.trim())?.[column] ?? '';
  return (
    <Panel title={texts.title}>
      <p className="t-sm muted px-5 pt-4">{texts.note}</p>
      <ul className="clinic-maps">
        {columns.map((use, column) => {
          const heading = (hasHeadings && cells[0]?.[column]?.trim()) || texts.unnamed(column + 1);
          const reason = guess.reasons[column];
          const isGuess = use === guess.columns[column];
          return (
            // A column is identified by its place.
            <li
              key={`${column}-${heading}`}
              className={use === null ? 'clinic-map clinic-map--out' : 'clinic-map'}
            >
              <span className="clinic-map__in">
                <b>{heading}</b>
                <span className="clinic-map__example">{example(column)}</span>
              </span>
              <SelectField
                label={texts.column(heading)}
                labelHidden
                size="sm"
                disabled={locked}
                placeholder={null}
                options={options}
                value={use ?? ''}
                hint={isGuess && reason ? texts.reasonOf(reason) : texts.chosen}
                onChange={({ target }) => {
                  const chosen = columnUses.find((each) => each === target.value) ?? null;
                  onChange({ columns: withColumn(columns, column, chosen) });
                }}
              />
            </li>
          );
        })}
      </ul>
      <div className="clinic-maps__more">
        {!hasAddresses(columns) && (
          <p role="status" className="strong">
            {asks ? texts.noAddress : texts.addressNeeded}
          </p>
        )}
        {isUntouched && (
          <Checkbox
            label={texts.headings}
            checked={hasHeadings}
            disabled={locked}
            onChange={({ target }) =>
              onChange({
                hasHeadings: target.checked,
                columns: guessColumns(cells, target.checked).columns,
              })
            }
          />
        )}
        {encoding !== null && onEncodingChange && isUntouched && (
          <SelectField
            label={texts.encoding}
            size="sm"
            disabled={locked}
            placeholder={null}
            options={encodingOptions}
            value={encoding}
            onChange={({ target }) => {
              const chosen = encodings.find((each) => each === target.value);
              if (chosen) onEncodingChange(chosen);
            }}
          />
        )}
      </div>
    </Panel>
  );
};
