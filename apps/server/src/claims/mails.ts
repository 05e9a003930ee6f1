import type { ClaimView } from '@gifting/domain/campaigns/claim';
import { type Language, localeOf } from '@gifting/domain/campaigns/language';
import { instantsOf } from '@gifting/domain/campaigns/opening';
import { formatInstant } from '@gifting/domain/dates/wall-time';
import { mailTexts } from './mail-texts/mail-texts';

/** The keys of the mails about a claim: those sent once, and how those of its changes begin. */
export const claimMailKeys = (claimId: number) => {
  const [receipt, sent] = [`receipt ${claimId}`, `sent ${claimId}`];
  return { receipt, sent, once: [receipt, sent], changes: `change ${claimId} ` } as const;
};

/** What a mail about a claim is written from. */
interface ClaimMail {
  /** The language in which it was claimed. */
  readonly language: Language;
  readonly firstName: string;
  readonly sender: string;
  readonly reference: string;
  readonly gifts: readonly Readonly<{ name: string; size: string }>[];
  /** The private page. */
  readonly link: string;
  readonly opening: Pick<ClaimView, 'opens' | 'closes' | 'timeZone'>;
}

const giftLines = ({ language, gifts }: Pick<ClaimMail, 'language' | 'gifts'>): string =>
  gifts.map(({ name, size }) => `- ${size === '' ? name : mailTexts[language].gift(name, size)}`).join('\n');

const untilOf = ({ language, opening: { opens, closes, timeZone } }: ClaimMail): string | null => {
  const { closesAt } = instantsOf({ opens, closes, timeZone });
  return closesAt && timeZone !== null ? formatInstant(closesAt, timeZone, localeOf[language]) : null;
};

const privatePage = (mail: ClaimMail): string => {
  const { page, secret } = mailTexts[mail.language];
  return [page(untilOf(mail)), mail.link, secret].join('\n');
};

/** The receipt of a claim. */
export const receiptOf = (mail: ClaimMail) => {
  const { hello, receipt } = mailTexts[mail.language];
  return {
    subject: receipt.subject(mail.sender, mail.reference),
    text: [hello(mail.firstName), receipt.text(mail.reference), giftLines(mail), privatePage(mail)].join(
      '\n\n',
    ),
  };
};

/** The news that a claim was changed. */
export const changeOf = (mail: ClaimMail) => {
  const { hello, change } = mailTexts[mail.language];
  return {
    subject: change.subject(mail.sender, mail.reference),
    text: [hello(mail.firstName), change.text, giftLines(mail), privatePage(mail)].join('\n\n'),
  };
};

/** The news that the gifts of a claim are on their way. Only the receipt has the link of its private page. */
export const sentOf = (mail: Omit<ClaimMail, 'link' | 'opening'>) => {
  const { hello, sent } = mailTexts[mail.language];
  return {
    subject: sent.subject(mail.sender, mail.reference),
    text: [hello(mail.firstName), sent.text(mail.reference), giftLines(mail), sent.page].join('\n\n'),
  };
};
