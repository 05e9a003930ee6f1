import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import './LoadingOverlay.css';

type LoadingOverlayProps = Readonly<{
  /** What is being waited for; read out when the overlay appears. */
  text?: string | undefined;
}>;

const bow =
  'M-64 66C-40 50-14 26 0 0-24-50-104-72-112-34S-40 24 0 0C40 24 120 4 112-34S24-50 0 0C14 26 40 50 64 66';

/**
 * A wait that nothing on the page may interrupt, e.g. a payment being sent: the whole window is covered by a bow that
 * ties itself. While it is mounted everything else on the page is `inert`; when it goes, focus returns to where it was.
 * Mount it only while waiting. It stands beside the app, in `body`, so it may be rendered from anywhere.
 */
export const LoadingOverlay = ({ text = 'One moment' }: LoadingOverlayProps) => {
  const [host, setHost] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const element = document.createElement('div');
    // the live region is there before its text, so that the text is announced
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
    };
  }, []);

  return (
    host &&
    createPortal(
      <div className="overlay">
        <svg className="tying" viewBox="-130 -70 260 150" aria-hidden="true">
          <path className="tying__ghost" d={bow} />
          <path className="tying__draw" pathLength="1" d={bow} />
        </svg>
        <p className="t-heading">{text}</p>
      </div>,
      host,
    )
  );
};
