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
  /** The guarded screens; the child routes by default. */
  children?: ReactNode;
}>;

/**
 * Renders its content for one role. Others see a message in the layout, and the screen makes no call (E-17, ROLE-16,
 * ERR-03). Use it below {@link RequireSession}.
 */
export const RequireRole = ({ only, children = <Outlet /> }: RequireRoleProps) =>
  useRole() === only ? (
    children
  ) : (
    <div className="grid max-w-prose gap-4">
      <ScreenTitle>{texts.title}</ScreenTitle>
      <h1 className="t-title">{texts.title}</h1>
      <ErrorPanel message={errorTexts.forbidden} />
      <p>
        <InlineLink to={paths.dashboard}>{texts.back}</InlineLink>
      </p>
    </div>
  );
