import { keepEmail } from '@gifting/api/profile/endpoints';
import type { Profile } from '@gifting/domain/profile/profile';
import { useState } from 'react';
import { useReportedCommand } from '#app/useReportedCommand.ts';
import { Button } from '#primitives/Button/Button.tsx';
import { focusHeadingAround } from '#primitives/focus/focusHeading.ts';
import { atThisClock } from './at-this-clock';
import { profileTexts as texts } from './ProfileScreen.texts';

type EmailChangeNoteProps = Readonly<{
  /** The present address. */
  email: string;
  change: NonNullable<Profile['emailChange']>;
}>;

/** A change of e-mail that waits for its confirmation, with a way to give it up. */
export const EmailChangeNote = ({ email, change }: EmailChangeNoteProps) => {
  const [keeping, setKeeping] = useState(false);
  const keep = useReportedCommand(keepEmail, { done: texts.emailKept, failed: texts.failed });
  const giveUp = async () => {
    setKeeping(true);
    try {
      await keep({});
      // The button goes with the change.
      focusHeadingAround();
    } catch {
      // Reported.
    }
    setKeeping(false);
  };
  return (
    <div className="grid gap-3 bg-info-soft p-4 wrap-anywhere">
      <p className="strong">{texts.emailWaits(change.email)}</p>
      <ul className="grid gap-1 t-sm">
        <li>{texts.emailState(email, change.oldConfirmed)}</li>
        <li>{texts.emailState(change.email, change.newConfirmed)}</li>
      </ul>
      <p className="t-sm">{texts.emailUntil(atThisClock(change.expiresAt))}</p>
      <Button
        variant="secondary"
        size="sm"
        loading={keeping}
        className="justify-self-start"
        onClick={() => void giveUp()}
      >
        {texts.keepEmail(email)}
      </Button>
    </div>
  );
};
