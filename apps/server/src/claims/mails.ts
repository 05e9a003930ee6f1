import type { ClaimView } from '@gifting/domain/campaigns/claim';
import { instantsOf } from '@gifting/domain/campaigns/opening';
import { formatInstant } from '@gifting/domain/dates/wall-time';

/** The keys of the mails about a claim: those sent once, and how those of its changes begin. */
export const claimMailKeys = (claimId: number) => {
  const [receipt, sent] = [`receipt ${claimId}`, `sent ${claimId}`];
  return { receipt, sent, once: [receipt, sent], changes: `change ${claimId} ` } as const;
};

/** A gift in a mail: `T-Shirt, Medium`. */
export const giftLine = (name: string, size: string): string => (size === '' ? name : `${name}, ${size}`);

/** What a mail about a claim is written from. */
interface ClaimMail {
  readonly firstName: string;
  readonly sender: string;
  readonly reference: string;
  /** See {@link giftLine}. */
  readonly gifts: readonly string[];
  /** The private page. */
  readonly link: string;
  readonly opening: Pick<ClaimView, 'opens' | 'closes' | 'timeZone'>;
}

const untilOf = ({ closes, timeZone, opens }: ClaimMail['opening']): string => {
  const { closesAt } = instantsOf({ opens, closes, timeZone });
  return closesAt && timeZone !== null ? ` until ${formatInstant(closesAt, timeZone)}` : '';
};

const privatePage = ({ link, opening }: ClaimMail): string =>
  [
    `You can see, change or withdraw it${untilOf(opening)} on your private page:`,
    link,
    'Please do not pass this link on: whoever has it sees your address.',
  ].join('\n');

/** The receipt of a claim. */
export const receiptOf = (mail: ClaimMail) => ({
  subject: `Your gift from ${mail.sender}: ${mail.reference}`,
  text: [
    `Hello ${mail.firstName},`,
    `Your choice has reached us. Your reference is ${mail.reference}.`,
    mail.gifts.map((gift) => `- ${gift}`).join('\n'),
    privatePage(mail),
  ].join('\n\n'),
});

/** The news that a claim was changed. */
export const changeOf = (mail: ClaimMail) => ({
  subject: `Your gift from ${mail.sender} was changed: ${mail.reference}`,
  text: [
    `Hello ${mail.firstName},`,
    'Your gift, its size or your address was changed. If that was not you, look at it at once.',
    mail.gifts.map((gift) => `- ${gift}`).join('\n'),
    privatePage(mail),
  ].join('\n\n'),
});

/** The news that the gifts of a claim are on their way. Only the receipt has the link of its private page. */
export const sentOf = ({
  firstName,
  sender,
  reference,
  gifts,
}: Pick<ClaimMail, 'firstName' | 'sender' | 'reference' | 'gifts'>) => ({
  subject: `Your gift from ${sender} is on its way: ${reference}`,
  text: [
    `Hello ${firstName},`,
    `Your gift has left with the courier, to the address that you gave. Your reference is ${reference}.`,
    gifts.map((gift) => `- ${gift}`).join('\n'),
    'Your private page, whose link is in the mail that confirmed your choice, still shows it.',
  ].join('\n\n'),
});
