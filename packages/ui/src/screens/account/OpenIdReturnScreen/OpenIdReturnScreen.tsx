import { useCommand } from '@gifting/api/core/command';
import { ownPath } from '@gifting/api/core/own-path';
import { finishOpenId } from '@gifting/api/openid/endpoints';
import type { OpenIdReturn } from '@gifting/domain/openid/openid';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ButtonLink } from '#app/links.tsx';
import { PublicMeta } from '#app/PublicMeta.tsx';
import { paths } from '#app/paths.ts';
import { useServices } from '#app/ServicesProvider.tsx';
import { focusHeading } from '#primitives/focus/focusHeading.ts';
import { LoadingOverlay } from '#primitives/LoadingOverlay/LoadingOverlay.tsx';
import { notify } from '#primitives/Toaster/toast.ts';
import { AuthCard } from '../AuthCard/AuthCard';
import { failureText } from '../failure-text';
import { openIdReturnTexts as texts } from './OpenIdReturnScreen.texts';
import { ProofOfPassword } from './ProofOfPassword';

const saidOf = {
  signed_in: texts.signedIn,
  opened: texts.opened,
  linked: texts.linked,
} as const;

const Failed = ({ reason }: { readonly reason: string }) => {
  useEffect(() => focusHeading(document.getElementById('main')), []);
  return (
    <AuthCard title={texts.failedTitle} lead={texts.failedLead}>
      <p>{reason}</p>
      <ButtonLink to={paths.signIn} size="lg" block>
        {texts.toSignIn}
      </ButtonLink>
    </AuthCard>
  );
};

/** The page to which an OpenID provider sends a person back (/sign-in/return). It ends the sign-in, once. */
export const OpenIdReturnScreen = () => {
  const { session } = useServices();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { mutateAsync } = useCommand(finishOpenId);
  const [account, setAccount] = useState<string>();
  const [failure, setFailure] = useState<string>();

  const arrive = (back: OpenIdReturn) => {
    if (back.session === null || back.outcome === 'proof') {
      setAccount(back.email);
      return;
    }
    notify.success(saidOf[back.outcome]);
    session.start(back.session, back.remember);
    void navigate((back.returnTo !== null && ownPath(back.returnTo)) || paths.home, { replace: true });
  };

  const begun = useRef(false);
  useEffect(() => {
    // Development mounts twice, and an answer can be used once.
    if (begun.current) return;
    begun.current = true;
    mutateAsync({ body: { query: search } }).then(arrive, (error: unknown) =>
      setFailure(failureText(error, texts.failed)),
    );
  });

  return (
    <>
      <PublicMeta title={texts.title} description={undefined} unknown />
      {failure !== undefined ? (
        <Failed reason={failure} />
      ) : account !== undefined ? (
        <ProofOfPassword email={account} onLinked={arrive} />
      ) : (
        <AuthCard title={texts.title} lead={texts.lead}>
          <LoadingOverlay text={texts.working} />
        </AuthCard>
      )}
    </>
  );
};
