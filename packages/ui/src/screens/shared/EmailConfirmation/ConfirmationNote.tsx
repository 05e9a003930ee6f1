import { sendConfirmation } from '@gifting/api/confirmation/endpoints';
import { confirmationQuery } from '@gifting/api/confirmation/queries';
import { useCommand } from '@gifting/api/core/command';
import { ApiError } from '@gifting/api/core/error';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { endsSession } from '#app/error-catalogue.ts';
import { Button } from '#primitives/Button/Button.tsx';
import { focusHeading } from '#primitives/focus/focusHeading.ts';
import { notify } from '#primitives/Toaster/toast.ts';
import { failureText } from '#screens/account/failure-text.ts';
import { confirmationTexts as texts } from './confirmation.texts';

type ConfirmationNoteProps = Readonly<{ where: keyof typeof texts.titles }>;

/**
 * Says that the person's e-mail wants to be confirmed, with 'Send again', and goes once it is. Use it where
 * `useConfirmation` says that it was asked for.
 */
export const ConfirmationNote = ({ where }: ConfirmationNoteProps) => {
  const id = useId();
  const { data } = useQuery({ ...confirmationQuery(), meta: { quiet: true } });
  const sending = useCommand(sendConfirmation);
  const waited = useRef(false);
  const focused = useRef(false);
  const confirmed = data?.confirmed;

  useEffect(() => {
    if (waited.current && confirmed === true) {
      notify.success(texts.confirmed);
      // The focused button goes with the note.
      if (focused.current) focusHeading(document.getElementById('main'));
    }
    waited.current = confirmed === false;
  }, [confirmed]);

  const sendAgain = async () => {
    if (sending.isPending) return;
    try {
      const { success, message } = await sending.mutateAsync({});
      if (success) notify.success(message || texts.sent);
      else notify.error(message || texts.failed);
    } catch (error) {
      if (!(error instanceof ApiError && endsSession(error))) notify.error(failureText(error, texts.failed));
    }
  };

  if (!data || data.confirmed) return null;
  return (
    <section aria-labelledby={id} className="grid gap-3 bg-info-soft p-4 wrap-anywhere">
      <h2 id={id} className="strong">
        {texts.titles[where]}
      </h2>
      <p className="t-sm">
        {texts.wrote(data.email)} {texts.next[where]}
      </p>
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        loading={sending.isPending}
        onFocus={() => {
          focused.current = true;
        }}
        onBlur={() => {
          focused.current = false;
        }}
        onClick={() => void sendAgain()}
      >
        {texts.sendAgain}
      </Button>
    </section>
  );
};
