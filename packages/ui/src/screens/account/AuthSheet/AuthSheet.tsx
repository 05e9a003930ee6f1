import type { ReactNode } from 'react';
import './AuthSheet.css';

type AuthSheetProps = Readonly<{
  title: string;
  /** One line under the title. */
  lead: string;
  children: ReactNode;
}>;

/** The sheet on printed tissue that sign-in and sign-up are written on. */
export const AuthSheet = ({ title, lead, children }: AuthSheetProps) => (
  <main id="main" tabIndex={-1} className="auth">
    <div className="auth__sheet">
      <div className="grid gap-2">
        <h1 className="t-display">{title}</h1>
        <p className="text-muted">{lead}</p>
      </div>
      {children}
    </div>
  </main>
);

/** Puts the one action of the sheet at the end of the ribbon that runs under it. */
export const PulledRibbon = ({ children }: { readonly children: ReactNode }) => (
  <div className="pull">{children}</div>
);
