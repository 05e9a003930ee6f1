import { useCapability } from '@gifting/api/capabilities/queries';
import { brand } from '@gifting/domain/brand/brand';
import { Menu } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { IdleWatch } from '#app/IdleWarning/IdleWatch.tsx';
import { paths } from '#app/paths.ts';
import { useSession } from '#app/ServicesProvider.tsx';
import { useFocusOnNavigation } from '#app/useFocusOnNavigation.ts';
import { Avatar } from '#primitives/Avatar/Avatar.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { Drawer } from '#primitives/Drawer/Drawer.tsx';
import { Logo } from '#primitives/Logo/Logo.tsx';
import { SkipLink } from '../SkipLink/SkipLink';
import { SocialLinks } from '../SocialLinks/SocialLinks';
import { dashboardLayoutTexts as texts } from './DashboardLayout.texts';
import { Sidebar } from './Sidebar';
import './DashboardLayout.css';

/** From this width the sidebar is beside the page; the same as in the style sheet. */
const wide = '(min-width: 64rem)';

/** The sidebar as a drawer in narrow windows. It closes when the window grows wide. */
const SidebarDrawer = () => {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const grown = window.matchMedia(wide);
    const close = () => setOpen(false);
    grown.addEventListener('change', close);
    return () => grown.removeEventListener('change', close);
  }, []);
  return (
    <Drawer
      open={open}
      onOpenChange={setOpen}
      title={texts.menu}
      trigger={
        <Button variant="quiet" iconOnly aria-label={texts.openMenu} className="dash__menu">
          <Menu className="icon" />
        </Button>
      }
    >
      <Sidebar onFollow={() => setOpen(false)} />
    </Drawer>
  );
};

type DashboardLayoutProps = Readonly<{
  /** The screen; the route's outlet by default. */
  children?: ReactNode;
}>;

/** The dashboard layout: sidebar or drawer, top bar, main area and footer (DASH-02 to 27). */
export const DashboardLayout = ({ children = <Outlet /> }: DashboardLayoutProps) => {
  const name = useSession()?.user.name || texts.noName;
  // The specification leads both links home, since it has no such pages (DASH-20, DASH-21).
  const hasPages = useCapability('site.pages');
  useFocusOnNavigation();
  return (
    <div className="dash">
      <SkipLink />
      <IdleWatch />
      <aside className="side" aria-label={texts.sidebar}>
        <div className="side__in">
          <Sidebar />
        </div>
      </aside>
      <header className="dash__top">
        <div className="dash__narrow">
          <SidebarDrawer />
          <Link to={paths.home} className="dash__logo">
            <Logo name={brand.name} />
          </Link>
        </div>
        <Link to={paths.profile} className="who">
          <span className="who__words">
            <b className="who__name">{name}</b> {texts.job}
          </span>
          <Avatar name={name} />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className="dash__main">
        {children}
      </main>
      <footer className="dash__foot">
        <p>{texts.copyright}</p>
        <Link to={hasPages ? paths.privacy : paths.home}>{texts.privacy}</Link>
        <Link to={hasPages ? paths.terms : paths.home}>{texts.terms}</Link>
        <Link to={paths.accessibility}>{texts.accessibility}</Link>
        <div className="dash__social">
          <SocialLinks size="sm" />
        </div>
      </footer>
    </div>
  );
};
