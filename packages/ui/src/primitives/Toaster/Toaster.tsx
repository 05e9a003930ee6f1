import { cx } from 'class-variance-authority';
import { Check, Gift, TriangleAlert } from 'lucide-react';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { resolveValue, type ToastType, useToaster } from 'react-hot-toast/headless';
import { lazyPart } from '../lazyPart/lazyPart';
import { Spinner } from '../Spinner/Spinner';
import './Toaster.css';

const icons: Readonly<Record<ToastType, ReactNode>> = {
  blank: null,
  success: <Check className="icon" />,
  error: <TriangleAlert className="icon" />,
  loading: <Spinner />,
  custom: <Gift className="icon" />,
};

/** Durations in milliseconds. */
const options = {
  removeDelay: 200,
  blank: { duration: 4000 },
  error: { duration: 4000 },
  success: { duration: 2000 },
  loading: { duration: Number.POSITIVE_INFINITY },
  custom: { duration: 4000 },
} as const;

const MessageList = lazyPart(async () => (await import('./MessageList')).MessageList);

/**
 * Renders the toasts of `notify`: top centre, newest first. Their timers wait under the pointer and while they have focus,
 * to which F8 leads. From the first one on, a list at the end of the page keeps them. Mounted once, by the app shell.
 */
export const Toaster = () => {
  const { toasts, handlers } = useToaster(options);
  const [used, setUsed] = useState(false);
  const place = useRef<HTMLElement>(null);
  if (!used && toasts.length > 0) setUsed(true);
  return (
    <>
      {used && (
        <Suspense>
          <MessageList toasts={toasts} place={place} />
        </Suspense>
      )}
      {/* `aria-live` keeps an open dialog from hiding the toasts; `off`, because each toast is its own live region. */}
      <section
        ref={place}
        className="toasts"
        // A landmark only while there is something in it.
        aria-label={toasts.length > 0 ? 'New messages' : undefined}
        aria-live="off"
        tabIndex={-1}
        onFocus={handlers.startPause}
        onBlur={handlers.endPause}
      >
        {toasts.map((toast) => (
          <div
            key={toast.id}
            {...toast.ariaProps}
            className={cx('toast', `toast--${toast.type}`, !toast.visible && 'toast--leaving')}
            onPointerEnter={handlers.startPause}
            onPointerLeave={handlers.endPause}
          >
            {icons[toast.type]}
            <span>{resolveValue(toast.message, toast)}</span>
          </div>
        ))}
      </section>
    </>
  );
};
