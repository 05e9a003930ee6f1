import { Minus, Plus } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { normaliseNumber } from '../NumberField/normaliseNumber';
import './QuantityInput.css';

type QuantityInputProps = Readonly<{
  /** Names the group and the number in it, e.g. `Quantity, Cap`. */
  label: string;
  /** A whole number, controlled by the parent. */
  value: number;
  /** Called with whole numbers from `floor` to `ceiling` only, on each press and while typing. */
  onValueChange: (value: number) => void;
  /** Minimum; disables the minus button. */
  floor?: number | undefined;
  /** Maximum; disables the plus button. */
  ceiling?: number | undefined;
  disabled?: boolean | undefined;
}>;

const whole = /^-?\d+$/;

/** Parses a typed whole number: accepts `1,250` and full-width digits, rejects `1,5` and words. */
const readWhole = (raw: string): number | undefined => {
  const plain = normaliseNumber(raw, 0);
  return whole.test(plain) ? Number(plain) : undefined;
};

/**
 * A small quantity with minus and plus buttons. On blur, invalid input reverts to the last valid number and an
 * out-of-range one is clamped. For prices and large numbers use `NumberField`.
 */
export const QuantityInput = ({
  label,
  value,
  onValueChange,
  floor = 0,
  ceiling = 1_000_000,
  disabled = false,
}: QuantityInputProps) => {
  /** The text being typed; `null` shows the value. */
  const [typed, setTyped] = useState<string | null>(null);
  /** Announced after a button press, which does not move focus to the number. */
  const [spoken, setSpoken] = useState('');

  const within = (next: number) => Math.min(Math.max(next, floor), ceiling);
  const give = (next: number) => {
    if (next !== value) onValueChange(next);
  };
  const step = (by: number) => {
    const next = within(value + by);
    setTyped(null);
    give(next);
    return next;
  };
  const press = (by: number) => setSpoken(String(step(by)));

  const type = (raw: string) => {
    setTyped(raw);
    const read = readWhole(raw);
    if (read !== undefined && read === within(read)) give(read);
  };
  const settle = () => {
    if (typed === null) return;
    const read = readWhole(typed);
    setTyped(null);
    if (read !== undefined) give(within(read));
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  };

  const shown = typed ?? String(value);
  const digits: CSSProperties & Record<'--digits', number> = { '--digits': shown.length };
  // `aria-disabled` keeps focus on the button when the keyboard reaches a bound.
  const rests = (at: boolean) => ({ disabled, ...(at && !disabled && { 'aria-disabled': true }) });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be an inline grid in every browser, and needs a legend
    <div className="quantity-input" role="group" aria-label={label} style={digits}>
      <button
        type="button"
        className="quantity-input__button"
        aria-label="Fewer"
        onClick={() => press(-1)}
        {...rests(value <= floor)}
      >
        <Minus className="icon" />
      </button>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        className="quantity-input__number"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={floor}
        aria-valuemax={ceiling}
        disabled={disabled}
        value={shown}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={settle}
        onKeyDown={handleKeyDown}
      />
      <button
        type="button"
        className="quantity-input__button"
        aria-label="More"
        onClick={() => press(1)}
        {...rests(value >= ceiling)}
      >
        <Plus className="icon" />
      </button>
      <span className="sr-only" aria-live="polite">
        {spoken}
      </span>
    </div>
  );
};
