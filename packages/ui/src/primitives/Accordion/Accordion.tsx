import * as Radix from '@radix-ui/react-accordion';
import type { ReactNode } from 'react';
import './Accordion.css';

/** A title and its collapsible content. */
export type AccordionItem = Readonly<{ value: string; title: string; body: ReactNode }>;

type AccordionProps = Readonly<{
  items: readonly AccordionItem[];
  /** Heading level of the titles. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** `value` of the initially open item; none when omitted. */
  defaultOpen?: string | undefined;
  /** Called with the `value` of the opened item, or an empty string when it closes. */
  onOpenChange?: ((value: string) => void) | undefined;
}>;

/**
 * An accordion with one open item at a time. Arrow keys, Home and End move between titles. Not for text everybody
 * must read.
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
