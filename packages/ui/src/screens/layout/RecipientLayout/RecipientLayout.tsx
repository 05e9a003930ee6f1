import { brand } from '@gifting/domain/brand/brand';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { useFocusOnNavigation } from '#app/useFocusOnNavigation.ts';
import { Logo } from '#primitives/Logo/Logo.tsx';
import { publicLayoutTexts } from '../PublicLayout/PublicLayout.texts';
import './RecipientLayout.css';

type RecipientLayoutProps = Readonly<{
  /** The screen, which renders the main area; the route's outlet by default. */
  children?: ReactNode;
  /** At the end of the bar, beside the name. */
  tools?: ReactNode;
}>;

/**
 * The frame of a recipient's pages: a name above and a line below, nothing that leads away. The pages are kept from search
 * engines, and no request tells another host their address, which is a personal link.
 */
export const RecipientLayout = ({ children = <Outlet />, tools }: RecipientLayoutProps) => {
  useFocusOnNavigation();
  return (
    <div className="recipient">
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <header className="recipient__top">
        <Logo name={brand.name} />
        {tools}
      </header>
      {children}
      <footer className="recipient__foot" dir="auto">
        {publicLayoutTexts.copyright}
      </footer>
    </div>
  );
};
