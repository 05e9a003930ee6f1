import * as Radix from '@radix-ui/react-accordion';
import type { ReactNode } from 'react';
import './Accordion.css';

/** One question and what unfolds under it. */
export type AccordionItem = Readonly<{ value: string; title: string; body: ReactNode }>;

type AccordionProps = Readonly<{
  items: readonly AccordionItem[];
  /** The level of the titles in the outline of the page. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The `value` of the item that is open at first; none when left away. */
  defaultOpen?: string | undefined;
  /** Hears the `value` of the item that has opened, or an empty string when the open one was closed. */
  onOpenChange?: ((value: string) => void) | undefined;
}>;

/**
 * Questions that unfold one at a time: opening one closes the one before, pressing the open one closes it.
 * Arrow keys, Home and End move between the titles. Not for what everybody must read, which stands open on the page.
 */
export const Accordion = ({ items, headingLevel = 3, defaultOpen = '', onOpenChange }: AccordionProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <Radix.Root
      type="single"
      collapsible
      className="accordion"
      defaultValue={defaultOpen}
      {...(onOpenChange && { onValueChange: onOpenChange })}
    >
      {items.map(({ value, title, body }) => (
        <Radix.Item key={value} value={value} className="accordion__item">
          <Radix.Header asChild>
            <Heading>
              <Radix.Trigger className="accordion__head">
                {title}
                <span className="accordion__sign" aria-hidden="true" />
              </Radix.Trigger>
            </Heading>
          </Radix.Header>
          <Radix.Content className="accordion__panel">
            <div className="accordion__body">{body}</div>
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
};
