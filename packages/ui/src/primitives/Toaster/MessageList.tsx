import { type RefObject, useEffect, useId, useState } from 'react';
import { resolveValue, type Toast } from 'react-hot-toast/headless';
import { notify } from './toast';
import './MessageList.css';

const texts = {
  title: 'Messages',
  /** `Messages (3)` */
  show: (count: number) => `Messages (${count})`,
} as const;

/** The earliest are dropped beyond this number. */
const most = 50;

const sameAs =
  ({ id, createdAt }: Toast) =>
  (other: Toast) =>
    id === other.id && createdAt === other.createdAt;

/** F8 moves focus to the toasts, as in Radix's Toast; Escape closes them and takes it back. */
const useToastKeys = (place: RefObject<HTMLElement | null>): void =>
  useEffect(() => {
    let origin: Element | null = null;
    const press = (event: KeyboardEvent) => {
      const toasts = place.current;
      if (!toasts) return;
      const inside = toasts.contains(document.activeElement);
      if (event.key === 'F8' && toasts.hasChildNodes()) {
        event.preventDefault();
        if (!inside) origin = document.activeElement;
        toasts.focus();
      } else if (event.key === 'Escape' && inside) {
        notify.dismiss();
        if (origin instanceof HTMLElement) origin.focus();
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [place]);

type MessageListProps = Readonly<{
  toasts: readonly Toast[];
  /** Around the toasts. */
  place: RefObject<HTMLElement | null>;
}>;

/** What toasts have said since the page was loaded, newest first, for whoever missed one. At the end of the page. */
export const MessageList = ({ toasts, place }: MessageListProps) => {
  useToastKeys(place);
  const id = useId();
  const [open, setOpen] = useState(false);
  const [past, setPast] = useState<readonly Toast[]>([]);
  const fresh = toasts.filter((toast) => toast.type !== 'loading' && !past.some(sameAs(toast)));
  if (fresh.length > 0) setPast([...fresh, ...past].slice(0, most));
  return (
    past.length > 0 && (
      <section className="messages" aria-label={texts.title}>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {texts.show(past.length)}
        </button>
        <ol id={id} hidden={!open}>
          {open &&
            past.map((toast) => (
              <li key={`${toast.id} ${toast.createdAt}`}>{resolveValue(toast.message, toast)}</li>
            ))}
        </ol>
      </section>
    )
  );
};
