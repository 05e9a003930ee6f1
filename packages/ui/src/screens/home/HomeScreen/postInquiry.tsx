import { askCapabilities } from '@gifting/api/capabilities/queries';
import { apiOf } from '@gifting/api/core/query-client';
import { sendInquiry } from '@gifting/api/inquiries/endpoints';
import { inquiry } from '@gifting/domain/inquiries/inquiry';
import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { serverFieldErrors } from '#app/server-field-errors.ts';
import { Button } from '#primitives/Button/Button.tsx';
import { FieldMessage } from '#primitives/Field/FieldMessage.tsx';
import { LoadingOverlay } from '#primitives/LoadingOverlay/LoadingOverlay.tsx';
import { notify } from '#primitives/Toaster/toast.ts';
import { failureText } from '#screens/account/failure-text.ts';
import { contactTexts as texts } from '#screens/site/ContactScreen/ContactScreen.texts.ts';

/** What the letter shows: a message per field by its name, what stands below the fields, and whether they are hidden. */
export type Letter = Readonly<{
  messages?: Readonly<Record<string, string>>;
  below?: ReactNode;
  sent?: boolean;
}>;

const controlOf = (form: HTMLFormElement, name: string): HTMLElement | null =>
  form.querySelector(`[name="${CSS.escape(name)}"]`);

type ThanksProps = Readonly<{ number: string; email: string; form: HTMLFormElement; onAgain: () => void }>;

/** In place of the fields. Focus comes to it, and goes back to the message of the next letter. */
const Thanks = ({ number, email, form, onAgain }: ThanksProps) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    return () => controlOf(form, 'message')?.focus();
  }, [form]);
  return (
    <div className="grid justify-items-start gap-5 wrap-anywhere">
      <h4 ref={title} tabIndex={-1} className="t-heading">
        {texts.sentTitle}
      </h4>
      <p>{texts.sentLead(number, email)}</p>
      <Button variant="secondary" onClick={onAgain}>
        {texts.again}
      </Button>
    </div>
  );
};

const post = async (
  client: QueryClient,
  form: HTMLFormElement,
  show: (letter: Letter) => void,
): Promise<void> => {
  // Field errors take focus after the overlay has given it back.
  const refuse = (messages: Readonly<Record<string, string>>): boolean => {
    const [first] = Object.keys(messages).map((name) => controlOf(form, name));
    if (first) {
      flushSync(() => show({ messages }));
      first.focus();
    }
    return first != null;
  };
  const { data: body, error: faults } = inquiry.safeParse(Object.fromEntries(new FormData(form)));
  if (!body) {
    refuse(Object.fromEntries(faults.issues.map(({ path, message }) => [String(path[0]), message])));
    return;
  }
  show({ below: <LoadingOverlay text={texts.submitting} /> });
  try {
    const receipt = await apiOf(client).call(sendInquiry, { body });
    const again = () => {
      const message = controlOf(form, 'message');
      if (message instanceof HTMLTextAreaElement) message.value = '';
      show({});
    };
    show({ sent: true, below: <Thanks {...receipt} email={body.email} form={form} onAgain={again} /> });
  } catch (error) {
    if (refuse(serverFieldErrors(error))) return;
    const reason = failureText(error, texts.failed);
    notify.error(reason);
    show({ below: <FieldMessage id="inquiry-failure" error={reason} /> });
  }
};

/** Forms that are being sent: a second press sends nothing. */
const sending = new WeakSet<HTMLFormElement>();

/**
 * Sends the inquiry form of home and shows what becomes of it; what was written stays until it is sent. Does nothing
 * where the API takes no inquiries (HOME-27).
 */
export const postInquiry = async (
  client: QueryClient,
  form: HTMLFormElement,
  show: (letter: Letter) => void,
): Promise<void> => {
  if (sending.has(form)) return;
  sending.add(form);
  try {
    if ((await askCapabilities(client)).includes('site.pages')) await post(client, form, show);
  } finally {
    sending.delete(form);
  }
};
