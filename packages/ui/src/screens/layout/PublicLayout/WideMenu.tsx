import { ChevronDown } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router-dom';
import { publicLayoutTexts as texts } from './PublicLayout.texts';
import { useFold } from './useFold';
import type { MenuEntry } from './useMenu';

/** Hover delays in milliseconds, before a menu opens and before it closes. */
const hover = { open: 80, close: 180 } as const;

/** The step of an arrow key in the list of links. */
const arrows: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys move from the button through the menu's links, and back. */
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
  onFold: () => void;
  /** The button was clicked, by any device. */
  onPress: (withMouse: boolean) => void;
  /** The pointer entered or left the entry. */
  onRest: (resting: boolean) => void;
}>;

const Entry = ({ entry: { label, to, current, links }, open, onFold, onPress, onRest }: EntryProps) => {
  const { root, button } = useFold<HTMLLIElement>(open, onFold);
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
      <Link className="menu__link" to={to} aria-current={current} onClick={onFold}>
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
          // A click by keyboard has `detail` 0.
          onClick={({ detail }: MouseEvent) => onPress(detail > 0)}
        >
          <ChevronDown className="icon" />
        </button>
      )}
      {open && links.length > 0 && (
        <ul id={id} className="menu__sheet" aria-label={label}>
          {links.map((link) => (
            <li key={link.to}>
              <Link to={link.to} className={link.to === to ? 'menu__all' : undefined} onClick={onFold}>
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};

/** The open menu. One opened by hover closes when the mouse leaves; one opened by a click stays. */
interface Unfolded {
  readonly name: string;
  readonly by: 'rest' | 'press';
}

/**
 * The navigation of wide windows: a disclosure menu with top-level links. An entry's text links to its page; its menu
 * opens by the button beside it (keyboard, touch) or by hovering over either.
 */
export const WideMenu = ({ entries }: { readonly entries: readonly MenuEntry[] }) => {
  const [unfolded, setUnfolded] = useState<Unfolded | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (next: Unfolded | null) => {
    clearTimeout(timer.current);
    setUnfolded(next);
  };
  const press = (name: string, withMouse: boolean) => {
    if (unfolded?.name !== name) change({ name, by: 'press' });
    // The hover on the way to the button has opened the menu, so this click keeps it open.
    else if (withMouse && unfolded.by === 'rest') change({ name, by: 'press' });
    else change(null);
  };
  const rest = (name: string, resting: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => {
        // A passing mouse does not close a menu that has focus.
        if (nav.current?.querySelector('ul ul:focus-within')) return;
        setUnfolded((now) => {
          if (resting) return now?.name === name ? now : { name, by: 'rest' };
          return now?.by === 'rest' ? null : now;
        });
      },
      resting ? hover.open : hover.close,
    );
  };

  return (
    <nav ref={nav} className="menu" aria-label={texts.main}>
      <ul className="menu__list">
        {entries.map((entry) => (
          <Entry
            key={entry.name}
            entry={entry}
            open={unfolded?.name === entry.name}
            onFold={() => change(null)}
            onPress={(withMouse) => press(entry.name, withMouse)}
            onRest={(resting) => rest(entry.name, resting)}
          />
        ))}
      </ul>
    </nav>
  );
};
