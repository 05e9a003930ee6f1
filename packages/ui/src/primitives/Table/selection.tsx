import { createContext, useContext, useEffect, useRef } from 'react';
import '../Checkbox/Checkbox.css';

/** Identifies a row. */
export type RowKey = string | number;

/** Which rows are selected, controlled by the parent. */
export type TableSelection<Row> = Readonly<{
  /** The keys of the selected rows. */
  selected: ReadonlySet<RowKey>;
  onSelectedChange: (selected: ReadonlySet<RowKey>) => void;
  /** What a row is called, in the name of its checkbox: `Select Noor Haddad`. */
  rowName: (row: Row) => string;
  selectLabel?: string | undefined;
  /** The name of the checkbox in the header. */
  selectAllLabel?: string | undefined;
}>;

type SelectBoxProps = Readonly<{
  label: string;
  /** `some` shows the header's mixed state. */
  checked: boolean | 'some';
  onToggle: () => void;
  /** Shows the label on a phone, where no other column header is seen. */
  wordy?: boolean | undefined;
}>;

const SelectBox = ({ label, checked, onToggle, wordy = false }: SelectBoxProps) => {
  const box = useRef<HTMLInputElement>(null);
  const mixed = checked === 'some';
  // HTML has no attribute for it, and each press resets the property.
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  });
  return (
    <label className="check data-table__check">
      <input
        ref={box}
        type="checkbox"
        className="check__box"
        checked={checked === true}
        onChange={onToggle}
      />
      <span className={wordy ? 'md:sr-only' : 'sr-only'}>{label}</span>
    </label>
  );
};

type Selecting = Pick<TableSelection<never>, 'selected' | 'onSelectedChange'>;

/** Read by each checkbox itself, so that a selection re-renders no rows. */
const SelectionContext = createContext<Selecting | null>(null);
export const SelectionProvider = SelectionContext.Provider;

const useSelecting = (): Selecting => {
  const selecting = useContext(SelectionContext);
  if (!selecting) throw new Error('A selection column needs a SelectionProvider above it.');
  return selecting;
};

/** The checkbox of one row. */
export const SelectRow = ({ rowKey, label }: Readonly<{ rowKey: RowKey; label: string }>) => {
  const { selected, onSelectedChange } = useSelecting();
  const checked = selected.has(rowKey);
  const toggle = () => {
    const next = new Set(selected);
    if (checked) next.delete(rowKey);
    else next.add(rowKey);
    onSelectedChange(next);
  };
  return <SelectBox label={label} checked={checked} onToggle={toggle} />;
};

/** The checkbox in the header: mixed while only some rows are selected; a press then selects the rest. */
export const SelectAll = ({ keys, label }: Readonly<{ keys: readonly RowKey[]; label: string }>) => {
  const { selected, onSelectedChange } = useSelecting();
  const count = keys.filter((key) => selected.has(key)).length;
  const all = keys.length > 0 && count === keys.length;
  return (
    <SelectBox
      wordy
      label={label}
      checked={all || (count > 0 && 'some')}
      onToggle={() => onSelectedChange(new Set(all ? [] : keys))}
    />
  );
};
