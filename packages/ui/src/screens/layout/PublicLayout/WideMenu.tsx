import * as Radix from '@radix-ui/react-navigation-menu';
import { ChevronDown } from 'lucide-react';
import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { publicLayoutTexts as texts } from './PublicLayout.texts';
import type { MenuEntry } from './useMenu';

/** Milliseconds the pointer may be on its way before a menu unfolds, and before it folds again. */
const hover = { open: 80, close: 180 } as const;

/**
 * The navigation of wide windows. The words of an entry lead to its page, so the menu below is unfolded by the button
 * beside them (keyboard, touch) or by a mouse resting on either.
 */
export const WideMenu = ({ entries }: { readonly entries: readonly MenuEntry[] }) => {
  const [unfolded, setUnfolded] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const unfold = (name: string) => {
    clearTimeout(timer.current);
    setUnfolded(name);
  };
  const soon = (name: string, delay: number) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setUnfolded(name), delay);
  };
  /** Focus has gone on to another entry or out of the bar. */
  const foldBehind = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) unfold('');
  };

  return (
    // Radix hovers over the button only, so it is told to mind the keyboard and leave the mouse to the whole entry.
    <Radix.Root
      className="menu"
      aria-label={texts.main}
      value={unfolded}
      onValueChange={unfold}
      activationMode="manual"
    >
      <Radix.List className="menu__list">
        {entries.map(({ name, label, to, current, links }) => (
          <Radix.Item
            key={name}
            value={name}
            className="menu__entry"
            onPointerEnter={soon(links.length > 0 ? name : '', hover.open)}
            onPointerLeave={soon('', hover.close)}
            onBlur={foldBehind}
          >
            <Radix.Link asChild>
              <Link className="menu__link" to={to} aria-current={current} onClick={() => unfold('')}>
                {label}
              </Link>
            </Radix.Link>
            {links.length > 0 && (
              <>
                <Radix.Trigger className="menu__more" aria-label={texts.more(label)}>
                  <ChevronDown className="icon" />
                </Radix.Trigger>
                {/* The sheet follows its button in the document, so Tab needs no help of Radix to get in and out. */}
                <Radix.Content className="menu__sheet" onFocusOutside={(event) => event.preventDefault()}>
                  <ul aria-label={label}>
                    {links.map((link) => (
                      <li key={link.to}>
                        <Radix.Link asChild>
                          <Link to={link.to} className={link.to === to ? 'menu__all' : undefined}>
                            {link.label}
                          </Link>
                        </Radix.Link>
                      </li>
                    ))}
                  </ul>
                </Radix.Content>
              </>
            )}
          </Radix.Item>
        ))}
      </Radix.List>
    </Radix.Root>
  );
};
