import * as Radix from '@radix-ui/react-tabs';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import './Tabs.css';

/** One index card and the panel it opens. Only the open panel is in the document. */
export type TabItem = Readonly<{ value: string; label: string; panel: ReactNode }>;

type TabsProps = Readonly<{
  /** The accessible name of the row of tabs. */
  label: string;
  items: readonly TabItem[];
  /** The open tab where the parent keeps it, e.g. in the address. */
  value?: string | undefined;
  /** The tab open at first where the tabs keep it themselves; the first one by default. */
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
}>;

/** How far the row fades out at its ends, see the style sheet. */
const fade = 32;

/** Scrolls the row to the open card, and nothing but the row: the page stays where it is. */
const showOpen = (row: HTMLElement) => {
  const card = row.querySelector<HTMLElement>('[aria-selected="true"]');
  if (!card) return;
  const start = card.offsetLeft - fade;
  const end = card.offsetLeft + card.offsetWidth + fade - row.clientWidth;
  if (row.scrollLeft > start) row.scrollLeft = start;
  else if (row.scrollLeft < end) row.scrollLeft = end;
};

/** Index cards over panels that stand for each other. Arrow keys move between the cards; on a phone the row scrolls sideways. */
export const Tabs = ({ label, items, value, defaultValue, onValueChange }: TabsProps) => {
  const row = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(defaultValue ?? items[0]?.value ?? '');
  const open = value ?? chosen;
  // An open card is wider than it was when it received the focus, so the browser's own scrolling fell short.
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
