import type { MouseEvent } from 'react';
import { buttonStyles } from '../../../primitives/Button/Button';
import './SkipLink.css';

const skipText = 'Skip to content';

/** Focus moves without the address gaining a `#main` that a person would then copy, or come back to. */
const skip = (event: MouseEvent) => {
  event.preventDefault();
  document.getElementById('main')?.focus();
};

/** The first stop of the keyboard on every screen: past the navigation, to the main area. Seen only while focused. */
export const SkipLink = () => (
  <a className={buttonStyles({ variant: 'secondary', className: 'skip' })} href="#main" onClick={skip}>
    {skipText}
  </a>
);
