import { useCommand } from '@gifting/api/core/command';
import { sendInquiry } from '@gifting/api/inquiries/endpoints';
import { type InquiryForm, inquiryForm } from '@gifting/domain/inquiries/inquiry';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '#app/ServicesProvider.tsx';
import { serverFieldErrors } from '#app/server-field-errors.ts';
import { useKeptForm } from '#app/useKeptForm.ts';
import { focusHeading } from '#primitives/focus/focusHeading.ts';
import { notify } from '#primitives/Toaster/toast.ts';
import { failureText } from '#screens/account/failure-text.ts';
import { contactTexts as texts } from './ContactScreen.texts';

const fields = ['email', 'phone', 'message'] as const satisfies readonly (keyof InquiryForm)[];

/** The form of an inquiry, and what became of it. What was written survives a failure and a reload until it is sent. */
export const useInquiry = () => {
  const user = useSession()?.user;
  const form = useKeptForm<InquiryForm>('inquiry', {
    resolver: zodResolver(inquiryForm),
    defaultValues: { email: user?.email ?? '', phone: user?.phone ?? '', message: '', website: '' },
  });
  const [sent, setSent] = useState<{ readonly number: string; readonly email: string } | null>(null);
  const send = useCommand(sendInquiry);
  const { handleSubmit, setError, reset, setFocus, forget } = form;

  // What was pressed is gone, on the way there and back.
  const wasSent = useRef(false);
  useEffect(() => {
    if (sent !== null) focusHeading(document.getElementById('main'));
    else if (wasSent.current) setFocus('message');
    wasSent.current = sent !== null;
  }, [sent, setFocus]);

  const { error: refusal } = send;
  // Not in the catch block: the overlay restores focus when it closes.
  useEffect(() => {
    const messages = serverFieldErrors(refusal);
    for (const name of fields)
      if (messages[name] !== undefined) setError(name, { message: messages[name] }, { shouldFocus: true });
  }, [refusal, setError]);

  const submit = handleSubmit(async (values) => {
    try {
      const { number } = await send.mutateAsync({ body: values });
      forget();
      reset({ ...values, message: '' });
      setSent({ number, email: values.email });
    } catch (error) {
      if (fields.some((name) => serverFieldErrors(error)[name] !== undefined)) return;
      const message = failureText(error, texts.failed);
      notify.error(message);
      setError('root', { message });
    }
  });

  return { form, sent, submit, sending: send.isPending, writeAnother: () => setSent(null) };
};
