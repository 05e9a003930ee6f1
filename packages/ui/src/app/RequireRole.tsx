import type { Role } from '@gifting/domain/account/user';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { ErrorPanel } from '#patterns/ErrorPanel/ErrorPanel.tsx';
import { errorTexts } from './error-catalogue';
import { InlineLink } from './links';
import { paths } from './paths';
import { ScreenTitle } from './ScreenTitle';
import { useRole } from './ServicesProvider';

const texts = { title: 'No access', back: 'Back to the dashboard' } as const;

type RequireRoleProps = Readonly<{
  only: Role;
  /** The screens behind it; the routes below when left out. */
  children?: ReactNode;
}>;

/**
 * Lets one role through. Anyone else reads inside the layout that they may not be here, and the screen behind it makes
 * no call (E-17, ROLE-16, ERR-03). Stands below {@link RequireSession}.
 */
export const RequireRole = ({ only, children = <Outlet /> }: RequireRoleProps) =>
  useRole() === only ? (
    children
  ) : (
    <div className="grid max-w-prose gap-4">
      <ScreenTitle>{texts.title}</ScreenTitle>
      <ErrorPanel message={errorTexts.forbidden} />
      <p>
        <InlineLink to={paths.dashboard}>{texts.back}</InlineLink>
      </p>
    </div>
  );
