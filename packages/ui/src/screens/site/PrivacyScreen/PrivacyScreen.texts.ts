import { brand } from '@gifting/domain/brand/brand';
import type { PageTexts } from '../TextPage/TextPage';

/** The texts of the privacy policy, which the specification links and does not give. What they say of the product is exact. */
export const privacyTexts: PageTexts = {
  title: 'Privacy Policy',
  lead: 'What we know about you, why, where it is kept, and how you get rid of it.',
  description: `What ${brand.name} knows about buyers and recipients, what it stores in your browser, and how long it keeps it.`,
  changed: 'Last changed on 29 November 2026',
  sections: [
    {
      id: 'short',
      title: 'In short',
      paragraphs: [],
      points: [
        'We ask for what an order needs, and for nothing else.',
        'Nobody follows you around here: no advertising, no analytics, no scripts or fonts of others.',
        'We sell no data, and we lend none.',
      ],
    },
    {
      id: 'buyers',
      title: 'If you order',
      paragraphs: ['To open an account and to deliver what you order, we keep:'],
      points: [
        'your name, email and phone number, your company’s name and address, and your password as a hash from which nobody can read it;',
        'each order with its products, prices, note, billing and delivery addresses, and its invoice;',
        'the artwork you choose while signed in, as it is: with its order, or for 30 days if you order nothing with it;',
        'when your sessions began and were last used, so that they can end by themselves.',
      ],
    },
    {
      id: 'recipients',
      title: 'If you receive a gift',
      paragraphs: [
        'You need no account. What you type on the page of your gift, such as your address or a size, is used to bring you this gift. Search engines are kept away from that page, and its address is handed on to no other site.',
      ],
    },
    {
      id: 'browser',
      title: 'What stays in your browser',
      paragraphs: ['These are kept by your own browser, where you can delete them at any time:'],
      points: [
        'who is signed in: until you close the tab, or with “Remember me” until you sign out or the session ends;',
        'the gift box you are filling, and forms you have not sent: until you close the tab, order, or sign out;',
        'a small picture of the logo you try on boxes and mugs, until you close the tab or sign out;',
        'cookies that no script and no other site can read. One says for a year that an account has signed in here before, which keeps strangers who guess passwords from locking you out. One marks the browser that opened a test payment. One marks, for ten minutes, the browser that signs in with an account of another site.',
      ],
    },
    {
      id: 'others',
      title: 'Who else sees it',
      paragraphs: [
        'The payment service, if you pay by card: it sees the order’s number and its amount, and the card, which we never see. The carrier, who needs a name, an address and a phone number. Nobody else, unless a court orders it.',
      ],
    },
    {
      id: 'kept',
      title: 'How long we keep it',
      paragraphs: [
        'Your account until you close it. Orders and invoices for as long as bookkeeping law asks, which is six years in most places. A recipient’s address until the gift has arrived and 90 days after, in case it has to be sent again.',
      ],
    },
    {
      id: 'rights',
      title: 'What you can ask for',
      paragraphs: [
        'A copy of what we have about you, a correction, its deletion where no law asks us to keep it, or that we stop using it. We answer within 30 days. If the answer is not good enough, your data protection authority will hear you.',
      ],
    },
    {
      id: 'demo',
      title: 'About this demonstration',
      paragraphs: [
        'This shop is a demonstration of a company that does not exist, so please type nothing here that is true of anybody. Whoever runs a shop of their own on it names themselves here, and a person to write to.',
      ],
    },
  ],
};
