import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { publicLayoutTexts as texts } from './PublicLayout.texts';
import { useFold } from './useFold';
import type { MenuEntry } from './useMenu';

/** Milliseconds the pointer may be on its way before a menu unfolds, and before it folds again. */
const hover = { open: 80, close: 180 } as const;

/** How far an arrow leads down the sheet. */
const arrows: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrows lead from the button down the links of the sheet, and up again. */
const followArrow = (event: KeyboardEvent) => {
  const way = arrows[event.key];
  if (way === undefined || !(event.target instanceof HTMLElement)) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button, ul a')];
  const next = stops[stops.indexOf(event.target) + way];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

type EntryProps = Readonly<{
  entry: MenuEntry;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The pointer rests on the entry, or has left it. */
  onRest: (resting: boolean) => void;
}>;

const Entry = ({ entry: { label, to, current, links }, open, onOpenChange, onRest }: EntryProps) => {
  const fold = () => onOpenChange(false);
  const { root, button } = useFold<HTMLLIElement>(open, fold);
  const id = useId();
  const rest = (resting: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') onRest(resting);
  };
  return (
    <li
      ref={root}
      className="menu__entry"
      onPointerEnter={rest(true)}
      onPointerLeave={rest(false)}
      onKeyDown={open ? followArrow : undefined}
    >
      <Link className="menu__link" to={to} aria-current={current} onClick={fold}>
        {label}
      </Link>
      {links.length > 0 && (
        <button
          ref={button}
          type="button"
          className="menu__more"
          aria-label={texts.more(label)}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => onOpenChange(!open)}
        >
          <ChevronDown className="icon" />
        </button>
      )}
      {open && links.length > 0 && (
        <ul id={id} className="menu__sheet" aria-label={label}>
          {links.map((link) => (
            <li key={link.to}>
              <Link to={link.to} className={link.to === to ? 'menu__all' : undefined} onClick={fold}>
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};

/**
 * The navigation of wide windows, a disclosure menu with links at its top. The words of an entry lead to its page, so the
 * sheet below is unfolded by the button beside them (keyboard, touch) or by a mouse resting on either.
 */
export const WideMenu = ({ entries }: { readonly entries: readonly MenuEntry[] }) => {
  const [unfolded, setUnfolded] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const unfold = (name: string | null) => {
    clearTimeout(timer.current);
    setUnfolded(name);
  };
  const soon = (name: string | null, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setUnfolded(name), delay);
  };

  return (
    <nav className="menu" aria-label={texts.main}>
      <ul className="menu__list">
        {entries.map((entry) => (
          <Entry
            key={entry.name}
            entry={entry}
            open={unfolded === entry.name}
            onOpenChange={(open) => unfold(open ? entry.name : null)}
            onRest={(resting) => soon(resting ? entry.name : null, resting ? hover.open : hover.close)}
          />
        ))}
      </ul>
    </nav>
  );
};
