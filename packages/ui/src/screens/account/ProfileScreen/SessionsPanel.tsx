import { endSession } from '@gifting/api/sessions/endpoints';
import { sessionsQuery } from '@gifting/api/sessions/queries';
import type { OpenSession } from '@gifting/domain/sessions/open-session';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useReportedCommand } from '#app/useReportedCommand.ts';
import { ErrorPanel } from '#patterns/ErrorPanel/ErrorPanel.tsx';
import { Panel } from '#patterns/Panel/Panel.tsx';
import { ResourceView } from '#patterns/ResourceView/ResourceView.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { focusHeadingAround } from '#primitives/focus/focusHeading.ts';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import { Tag } from '#primitives/Tag/Tag.tsx';
import { atThisClock } from './at-this-clock';
import { profileTexts as texts } from './ProfileScreen.texts';

const Session = ({ id, browser, system, startedAt, usedAt, current }: OpenSession) => {
  const [ending, setEnding] = useState(false);
  const end = useReportedCommand(endSession, {
    done: texts.signedOut,
    failed: texts.failed,
    gone: texts.signedOutAlready,
  });
  const device = texts.device(browser, system);
  const signOut = async () => {
    setEnding(true);
    try {
      await end({ params: { id } });
      // The button goes with its session.
      focusHeadingAround();
    } catch {
      // Reported.
    }
    setEnding(false);
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 wrap-anywhere">
      <div className="min-w-0">
        <p className="strong">{device}</p>
        <p className="t-sm muted">{texts.since(atThisClock(startedAt))}</p>
        {!current && <p className="t-sm muted">{texts.used(atThisClock(usedAt))}</p>}
      </div>
      {current ? (
        <Tag status="active">{texts.thisDevice}</Tag>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          loading={ending}
          aria-label={texts.signOutOf(device)}
          onClick={() => void signOut()}
        >
          {texts.signOutThere}
        </Button>
      )}
    </li>
  );
};

/** Where a person is signed in (`account.sessions`), with a way to sign out elsewhere. */
export const SessionsPanel = () => {
  const sessions = useQuery(sessionsQuery());
  return (
    <Panel title={texts.sessions}>
      <div className="p-5">
        <ResourceView
          resource={sessions}
          loadingLabel={texts.sessionsLoading}
          loading={<Skeleton shape="box" height="8rem" />}
          renderError={(_error, retry) => <ErrorPanel message={texts.sessionsError} onRetry={retry} />}
        >
          {(list) => (
            <>
              <ul className="grid gap-5">
                {list.map((session) => (
                  <Session key={session.id} {...session} />
                ))}
              </ul>
              {list.every(({ current }) => current) && <p className="muted mt-4">{texts.onlyHere}</p>}
            </>
          )}
        </ResourceView>
      </div>
    </Panel>
  );
};
