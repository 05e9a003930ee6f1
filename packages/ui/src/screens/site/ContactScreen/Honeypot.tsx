import type { ComponentProps } from 'react';

/** A field that nobody sees, hears or reaches by keyboard: only what fills in every field of a page fills it in. */
export const Honeypot = (props: ComponentProps<'input'>) => (
  <input {...props} name="website" className="sr-only" tabIndex={-1} autoComplete="off" aria-hidden="true" />
);
