import { useCapability } from '@gifting/api/capabilities/queries';
import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '#primitives/lazyPart/lazyPart.ts';
import { GoogleButton } from './GoogleButton';

const OpenIdButton = lazyPart(async () => (await import('../OpenIdButton/OpenIdButton')).OpenIdButton);

/** Continue with Google, or with the provider that the API has (`account.openid`); without one, as written. */
export const ContinueButton = ({
  label,
  onClick,
  ...asked
}: ComponentProps<typeof GoogleButton> & ComponentProps<typeof OpenIdButton>) => {
  const asWritten = <GoogleButton label={label} onClick={onClick} />;
  return useCapability('account.openid') ? (
    <Suspense fallback={asWritten}>
      <OpenIdButton {...asked} />
    </Suspense>
  ) : (
    asWritten
  );
};
