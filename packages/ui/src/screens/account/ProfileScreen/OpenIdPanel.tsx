import { unlinkOpenId } from '@gifting/api/openid/endpoints';
import { signInWaysQuery } from '@gifting/api/openid/queries';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '#app/paths.ts';
import { useReportedCommand } from '#app/useReportedCommand.ts';
import { ErrorPanel } from '#patterns/ErrorPanel/ErrorPanel.tsx';
import { Panel } from '#patterns/Panel/Panel.tsx';
import { ResourceView } from '#patterns/ResourceView/ResourceView.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { focusHeadingAround } from '#primitives/focus/focusHeading.ts';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import { OpenIdButton } from '../OpenIdButton/OpenIdButton';
import { openIdPanelTexts as texts } from './OpenIdPanel.texts';

const Linked = ({ email, hasPassword }: { readonly email: string; readonly hasPassword: boolean }) => {
  const [unlinking, setUnlinking] = useState(false);
  const unlink = useReportedCommand(unlinkOpenId, { done: texts.unlinked, failed: texts.failed });
  const press = async () => {
    setUnlinking(true);
    try {
      await unlink({});
      // The button goes with the link.
      focusHeadingAround();
    } catch {
      // Reported.
    }
    setUnlinking(false);
  };
  return (
    <div className="grid gap-3 wrap-anywhere">
      <p>{texts.linked(email)}</p>
      {!hasPassword && <p className="muted">{texts.noPassword}</p>}
      {hasPassword && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          loading={unlinking}
          onClick={() => void press()}
        >
          {texts.unlink}
        </Button>
      )}
    </div>
  );
};

/** How else a person signs in (`account.openid`), with a way to link and unlink it. */
export const OpenIdPanel = () => {
  const ways = useQuery(signInWaysQuery());
  return (
    <Panel title={texts.title}>
      <div className="p-5">
        <ResourceView
          resource={ways}
          loadingLabel={texts.loading}
          loading={<Skeleton shape="box" height="4rem" />}
          renderError={(_error, retry) => <ErrorPanel message={texts.error} onRetry={retry} />}
        >
          {({ identity, hasPassword }) =>
            identity ? (
              <Linked email={identity.email} hasPassword={hasPassword} />
            ) : (
              <div className="grid gap-3">
                <p>{texts.none}</p>
                <OpenIdButton from={paths.profile} links />
              </div>
            )
          }
        </ResourceView>
      </div>
    </Panel>
  );
};
