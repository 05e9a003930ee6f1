import { brand } from '@gifting/domain/brand/brand';
import type { InquiryForm } from '@gifting/domain/inquiries/inquiry';

/** Confirms an inquiry at the address that was typed, without its words: anybody may have typed both. */
export const receivedMail = (number: string) => ({
  subject: `Your message to ${brand.name}: ${number}`,
  text: [
    'Hello,',
    `Your message has reached us, and we answer as soon as we can. Its number is ${number}.`,
    'If it was not you, there is nothing to do.',
  ].join('\n\n'),
});

/** Tells the team of an inquiry. */
export const inquiryMail = (number: string, { email, phone, message }: Omit<InquiryForm, 'website'>) => ({
  subject: `Inquiry ${number}`,
  text: [`From: ${email}\nPhone: ${phone}`, message].join('\n\n'),
});
