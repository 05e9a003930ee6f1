import { recipientDelays, thankYouIds } from '@gifting/domain/campaigns/recipient';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { thankYouPath } from '#app/paths.ts';
import { useLater } from '#app/useLater.ts';
import { notify } from '#primitives/Toaster/toast.ts';
import { recipientTexts as texts } from './recipient.texts';

/** The end of a form for recipients. */
interface ThankYou {
  /** The form is submitted, and the thank-you page is about to open. */
  readonly submitting: boolean;
  /** Reports success and opens the thank-you page. */
  readonly thank: () => void;
}

/** The end of both forms: a toast, then the thank-you page (MSITE-19, MSITE-20, REDM-09, REDM-10). */
export const useThankYou = (): ThankYou => {
  const navigate = useNavigate();
  const later = useLater();
  const [submitting, setSubmitting] = useState(false);
  return {
    submitting,
    thank: () => {
      setSubmitting(true);
      notify.success(texts.submitted);
      later(recipientDelays.afterSubmit, () => navigate(thankYouPath(thankYouIds)));
    },
  };
};
