import type { MouseEvent } from 'react';
import { buttonStyles } from '#primitives/Button/Button.tsx';
import './SkipLink.css';

const skipText = 'Skip to content';

const skip = (event: MouseEvent) => {
  event.preventDefault();
  document.getElementById('main')?.focus();
};

/** The first stop of the keyboard on every screen: past the navigation, to the main area. Seen only while focused. */
export const SkipLink = () => (
  // biome-ignore lint/a11y/useValidAnchor: it leads to a place on the page; the handler only keeps `#main` out of the address.
  <a className={buttonStyles({ variant: 'secondary', className: 'skip' })} href="#main" onClick={skip}>
    {skipText}
  </a>
);
