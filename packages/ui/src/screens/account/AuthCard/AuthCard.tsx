import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import './AuthCard.css';

type AuthCardProps = Readonly<{
  title: string;
  /** One line under the title. */
  lead: string;
  /** `tag` is a luggage tag on a cord, for forms with groups of personal data. */
  shape?: 'card' | 'tag';
  children: ReactNode;
}>;

const Cord = () => (
  <svg className="auth__cord" viewBox="0 0 112 214" preserveAspectRatio="none" aria-hidden="true">
    <path vectorEffect="non-scaling-stroke" d="M50 0C40 60 34 110 46 176c3 14 14 18 17 4" />
    <path vectorEffect="non-scaling-stroke" d="M62 0c12 60 16 120 1 180" />
  </svg>
);

/** The card on printed tissue that holds the sign-in or sign-up form. */
export const AuthCard = ({ title, lead, shape = 'card', children }: AuthCardProps) => (
  <main id="main" tabIndex={-1} className={cx('auth', shape === 'tag' && 'auth--tag')}>
    <div className="auth__place">
      {shape === 'tag' && (
        <>
          <span className="auth__tag" />
          <Cord />
        </>
      )}
      <div className="auth__sheet wrap-anywhere">
        {shape === 'tag' && <span className="auth__eye" />}
        <div className="auth__head">
          <h1 className="t-display">{title}</h1>
          <p className="text-muted">{lead}</p>
        </div>
        {children}
      </div>
    </div>
  </main>
);

/** Draws the card's only action as the end of the ribbon under it. */
export const PulledRibbon = ({ children }: { readonly children: ReactNode }) => (
  <div className="pull">{children}</div>
);
