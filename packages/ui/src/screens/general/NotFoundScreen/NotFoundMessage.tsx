import type { ReactNode } from 'react';
import { ScreenTitle } from '#app/ScreenTitle.tsx';
import { LostArt } from './LostArt';
import { notFoundTexts as texts } from './NotFoundScreen.texts';
import './NotFoundScreen.css';

/** The large 404, what may have happened, and the given links (ROUTE-01). */
export const NotFoundMessage = ({ children }: { readonly children: ReactNode }) => (
  <>
    <ScreenTitle>{texts.title}</ScreenTitle>
    <meta name="robots" content="noindex" />
    <LostArt />
    <div className="lost__words">
      <h1 className="t-display">
        <span className="sr-only">{texts.code}: </span>
        {texts.title}
      </h1>
      <p className="t-lead muted">{texts.text}</p>
      {children}
    </div>
  </>
);
