import { brand } from '@gifting/domain/brand/brand';
import type { ReactNode } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { useFocusOnNavigation } from '#app/useFocusOnNavigation.ts';
import { Logo } from '#primitives/Logo/Logo.tsx';
import { SkipLink } from '../SkipLink/SkipLink';
import { AccountLinks } from './AccountLinks';
import { PublicFooter } from './PublicFooter';
import { SmallMenu } from './SmallMenu';
import { useMenu } from './useMenu';
import { WideMenu } from './WideMenu';
import './PublicLayout.css';

type PublicLayoutProps = Readonly<{
  /** The screen, which renders the main area; the route's outlet by default. */
  children?: ReactNode;
}>;

/** The public layout: skip link, navigation bar and footer (NAV-01 to 26). */
export const PublicLayout = ({ children = <Outlet /> }: PublicLayoutProps) => {
  const entries = useMenu();
  const { key } = useLocation();
  useFocusOnNavigation();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="bar">
        <div className="page bar__in">
          <Link to={paths.home}>
            <Logo name={brand.name} />
          </Link>
          <WideMenu entries={entries} />
          <div className="bar__end">
            <AccountLinks />
          </div>
          {/* The key resets the menus when a link is followed. */}
          <SmallMenu key={key} entries={entries} />
        </div>
      </header>
      <div className="public__screen">{children}</div>
      <PublicFooter />
    </div>
  );
};
