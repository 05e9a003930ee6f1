import { Refusal } from '../core/refusal';
import { done, missingTexts } from '../core/texts';
import type { HandlersOf } from './mock-server';

/** Confirmed e-mails. There is no mail here, so nobody could confirm one: every account counts as confirmed. */
export const confirmationHandlers = (): HandlersOf<'confirmation'> => ({
  'confirmation.read': ({ caller }) => ({ email: caller().email, confirmed: true, ordersWait: false }),
  'confirmation.send': () => done('confirmation.confirm'),
  'confirmation.confirm': () => {
    throw new Refusal(404, missingTexts.confirmation);
  },
});
