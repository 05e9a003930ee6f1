import { useCapability } from '@gifting/api/capabilities/queries';
import { brand } from '@gifting/domain/brand/brand';
import { LogOut } from 'lucide-react';
import { Link, NavLink } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { useRole } from '#app/ServicesProvider.tsx';
import { useSignOut } from '#app/useSignOut.ts';
import { Logo } from '#primitives/Logo/Logo.tsx';
import { dashboardLayoutTexts as texts } from './DashboardLayout.texts';
import { entriesOf } from './entries';

type SidebarProps = Readonly<{
  /** In the drawer: called when a link is followed. */
  onFollow?: () => void;
}>;

/** Focuses the first entry; the drawer's default would be its first button, which signs out. */
const focusFirst = (entry: HTMLElement | null) => entry?.querySelector('a')?.focus();

/** The role's dashboard navigation, and sign-out (DASH-02 to 16). Beside the page, or in the drawer. */
export const Sidebar = ({ onFollow }: SidebarProps) => {
  const role = useRole();
  const managesPeople = useCapability('people.manage');
  const signOut = useSignOut();
  return (
    <>
      <Link to={paths.home} className="side__logo">
        <Logo name={brand.name} />
      </Link>
      <nav aria-label={texts.navigation}>
        <ul ref={onFollow && focusFirst}>
          {entriesOf(role, managesPeople).map(({ label, to, icon: Icon }) => (
            <li key={to}>
              <NavLink to={to} end={to === paths.dashboard} className="side__link" onClick={onFollow}>
                <Icon className="icon" />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="side__end">
        <button type="button" className="side__link" onClick={signOut}>
          <LogOut className="icon" />
          {texts.signOut}
        </button>
      </div>
    </>
  );
};
