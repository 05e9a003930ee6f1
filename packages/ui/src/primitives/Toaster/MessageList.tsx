import { useId, useState } from 'react';
import { resolveValue, type Toast } from 'react-hot-toast/headless';
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

/** What toasts have said since the page was loaded, newest first, for whoever missed one. At the end of the page. */
export const MessageList = ({ toasts }: { readonly toasts: readonly Toast[] }) => {
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
