import type { MailTexts } from './mail-texts';

/** The mails about a claim in English. */
export const en: MailTexts = {
  hello: (firstName) => `Hello ${firstName},`,
  gift: (name, size) => `${name}, ${size}`,
  receipt: {
    subject: (sender, reference) => `Your gift from ${sender}: ${reference}`,
    text: (reference) => `Your choice has reached us. Your reference is ${reference}.`,
  },
  change: {
    subject: (sender, reference) => `Your gift from ${sender} was changed: ${reference}`,
    text: 'Your gift, its size or your address was changed. If that was not you, look at it at once.',
  },
  sent: {
    subject: (sender, reference) => `Your gift from ${sender} is on its way: ${reference}`,
    text: (reference) =>
      `Your gift has left with the courier, to the address that you gave. Your reference is ${reference}.`,
    page: 'Your private page, whose link is in the mail that confirmed your choice, still shows it.',
  },
  page: (until) =>
    `You can see, change or withdraw it${until === null ? '' : ` until ${until}`} on your private page:`,
  secret: 'Please do not pass this link on: whoever has it sees your address.',
};
