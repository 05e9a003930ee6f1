import type { ReactNode } from 'react';
import { ScreenTitle } from '../../../app/ScreenTitle';
import { notFoundTexts as texts } from './NotFoundScreen.texts';

/** The large 404, an open box, and the ways on that are given in (ROUTE-01). */
export const NotFoundMessage = ({ children }: { readonly children: ReactNode }) => (
  <div className="grid justify-items-center gap-3 py-12 text-center">
    <ScreenTitle>{texts.title}</ScreenTitle>
    <p className="t-figure text-accent-ink">{texts.code}</p>
    <img src="/pictures/state-empty.svg" alt="" width={200} height={200} />
    <h1 className="t-title">{texts.title}</h1>
    <p className="max-w-prose text-muted">{texts.text}</p>
    <div className="mt-3 flex flex-wrap justify-center gap-3">{children}</div>
  </div>
);
