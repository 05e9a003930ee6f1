import * as Radix from '@radix-ui/react-navigation-menu';
import { ChevronDown } from 'lucide-react';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
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

  const unfold = (label: string) => {
    clearTimeout(timer.current);
    setUnfolded(label);
  };
  const soon = (label: string, delay: number) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setUnfolded(label), delay);
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
        {entries.map(({ label, to, current, links }) => (
          <Radix.Item
            key={label}
            value={label}
            className="menu__entry"
            onPointerEnter={soon(links.length > 0 ? label : '', hover.open)}
            onPointerLeave={soon('', hover.close)}
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
                <Radix.Content className="menu__sheet">
                  <ul>
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
