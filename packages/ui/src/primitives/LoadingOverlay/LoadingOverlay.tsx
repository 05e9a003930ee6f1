import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { focusMainIfLost } from '../Dialog/focus';
import './LoadingOverlay.css';

type LoadingOverlayProps = Readonly<{
  /** Announced when the overlay appears. */
  text?: string | undefined;
  /** A drawing in place of the bow that ties itself. */
  picture?: ReactNode;
}>;

const bow =
  'M-64 66C-40 50-14 26 0 0-24-50-104-72-112-34S-40 24 0 0C40 24 120 4 112-34S24-50 0 0C14 26 40 50 64 66';

/**
 * Covers the window during a wait nothing may interrupt, e.g. a payment. While mounted, the rest of the page is
 * `inert`; on unmount focus returns, or goes to the main area where what had it cannot have it any more.
 */
export const LoadingOverlay = ({ text = 'One moment', picture }: LoadingOverlayProps) => {
  const [host, setHost] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const element = document.createElement('div');
    // The live region exists before its text, so that the text is announced.
    element.setAttribute('role', 'status');
    const behind = [...document.body.children].filter((other) => !other.hasAttribute('inert'));
    const focused = document.activeElement;
    document.body.append(element);
    for (const other of behind) other.setAttribute('inert', '');
    setHost(element);
    return () => {
      element.remove();
      for (const other of behind) other.removeAttribute('inert');
      if (focused instanceof HTMLElement && focused.isConnected) focused.focus();
      focusMainIfLost();
    };
  }, []);

  return (
    host &&
    createPortal(
      <div className="overlay">
        {picture ?? (
          <svg className="tying" viewBox="-130 -70 260 150" aria-hidden="true">
            <path className="tying__ghost" d={bow} />
            <path className="tying__draw" pathLength="1" d={bow} />
          </svg>
        )}
        <p className="t-heading">{text}</p>
      </div>,
      host,
    )
  );
};
