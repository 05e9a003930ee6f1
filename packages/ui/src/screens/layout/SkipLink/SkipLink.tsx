import type { MouseEvent } from 'react';
import { buttonStyles } from '#primitives/Button/Button.tsx';
import './SkipLink.css';

const skipText = 'Skip to content';

const skip = (event: MouseEvent) => {
  event.preventDefault();
  document.getElementById('main')?.focus();
};

/** Skip link: the first tab stop of every screen, to the main area. Visible only while focused. */
export const SkipLink = () => (
  // biome-ignore lint/a11y/useValidAnchor: a link within the page; the handler only keeps `#main` out of the URL
  <a className={buttonStyles({ variant: 'secondary', className: 'skip' })} href="#main" onClick={skip}>
    {skipText}
  </a>
);
