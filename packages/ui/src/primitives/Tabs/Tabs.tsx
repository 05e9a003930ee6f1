import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
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

/** Index cards over panels that stand for each other. Arrow keys move between the cards; on a phone the row scrolls sideways. */
export const Tabs = ({ label, items, value, defaultValue = items[0]?.value, onValueChange }: TabsProps) => (
  <Radix.Root
    {...(value === undefined ? defaultValue !== undefined && { defaultValue } : { value })}
    {...(onValueChange && { onValueChange })}
  >
    <Radix.List className="tabs" aria-label={label}>
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
