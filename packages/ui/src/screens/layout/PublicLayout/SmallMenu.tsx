import { ChevronDown, Menu, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { AccountLinks } from './AccountLinks';
import { publicLayoutTexts as texts } from './PublicLayout.texts';
import { useFold } from './useFold';
import type { MenuEntry } from './useMenu';

/** An entry: a link, or a heading that expands to its links in place (NAV-18). */
const Entry = ({ entry: { label, to, current, links } }: { readonly entry: MenuEntry }) => {
  const [expanded, setExpanded] = useState(false);
  const id = useId();
  if (links.length === 0) {
    return (
      <Link className="folded__entry" to={to} aria-current={current}>
        {label}
      </Link>
    );
  }
  return (
    <>
      <button
        type="button"
        className="folded__entry"
        aria-expanded={expanded}
        aria-controls={id}
        onClick={() => setExpanded(!expanded)}
      >
        {label}
        <ChevronDown className="icon" />
      </button>
      <ul id={id} hidden={!expanded} className="folded__links">
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} aria-current={link.to === to ? current : undefined}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
};

/** The navigation of narrow windows: a button opens a panel under the bar (NAV-17 to 19). */
export const SmallMenu = ({ entries }: { readonly entries: readonly MenuEntry[] }) => {
  const [open, setOpen] = useState(false);
  const { root, button } = useFold<HTMLDivElement>(open, () => setOpen(false));
  const id = useId();

  return (
    <div ref={root} className="lg:hidden">
      <button
        ref={button}
        type="button"
        className="bar__button"
        aria-label={open ? texts.closeMenu : texts.openMenu}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? <X className="icon" /> : <Menu className="icon" />}
      </button>
      <nav id={id} className="folded" aria-label={texts.main} hidden={!open}>
        <ul>
          {entries.map((entry) => (
            <li key={entry.name} className="folded__item">
              <Entry entry={entry} />
            </li>
          ))}
        </ul>
        <div className="folded__end">
          <AccountLinks folded />
        </div>
      </nav>
    </div>
  );
};
