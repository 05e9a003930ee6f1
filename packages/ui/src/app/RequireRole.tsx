import type { Role } from '@gifting/domain/account/user';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { ErrorPanel } from '../patterns/ErrorPanel/ErrorPanel';
import { errorTexts } from './error-catalogue';
import { useRole } from './ServicesProvider';

type RequireRoleProps = Readonly<{
  role: Role;
  /** The screens behind it; the routes below when left out. */
  children?: ReactNode;
}>;

/**
 * Lets one role through. Anyone else reads inside the layout that they may not be here, and the screen behind it makes
 * no call (E-17, ROLE-16, ERR-03). Stands below {@link RequireSession}.
 */
export const RequireRole = ({ role, children = <Outlet /> }: RequireRoleProps) =>
  useRole() === role ? (
    children
  ) : (
    <div className="max-w-prose">
      <ErrorPanel message={errorTexts.forbidden} />
    </div>
  );
