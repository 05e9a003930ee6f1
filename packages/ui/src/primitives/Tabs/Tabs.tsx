import * as Radix from '@radix-ui/react-tabs';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import './Tabs.css';

/** A tab and its panel. Only the open panel is rendered. */
export type TabItem = Readonly<{ value: string; label: string; panel: ReactNode }>;

type TabsProps = Readonly<{
  /** Accessible name of the tab list. */
  label: string;
  items: readonly TabItem[];
  /** The open tab, controlled by the parent, e.g. from the address. */
  value?: string | undefined;
  /** The initially open tab when uncontrolled; the first by default. */
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
}>;

/** Width of the fade at the ends of the row; the same as in the style sheet. */
const fade = 32;

/** Scrolls the row to the open card without scrolling the page. */
const showOpen = (row: HTMLElement) => {
  const card = row.querySelector<HTMLElement>('[aria-selected="true"]');
  if (!card) return;
  const start = card.offsetLeft - fade;
  const end = card.offsetLeft + card.offsetWidth + fade - row.clientWidth;
  if (row.scrollLeft > start) row.scrollLeft = start;
  else if (row.scrollLeft < end) row.scrollLeft = end;
};

/** Tabs drawn as index cards. Arrow keys move between them; on a phone the row scrolls sideways. */
export const Tabs = ({ label, items, value, defaultValue, onValueChange }: TabsProps) => {
  const row = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(defaultValue ?? items[0]?.value ?? '');
  const open = value ?? chosen;
  // An open card is wider than when it received focus, so the browser scrolled too little.
  useEffect(() => {
    if (open && row.current) showOpen(row.current);
  }, [open]);
  return (
    <Radix.Root
      value={open}
      onValueChange={(next) => {
        setChosen(next);
        onValueChange?.(next);
      }}
    >
      <Radix.List ref={row} className="tabs" aria-label={label}>
        {items.map((item) => (
          <Radix.Trigger key={item.value} value={item.value} className="tab">
            {item.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value} className="tabs__panel">
          {item.panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
};
