import { brand } from '@gifting/domain/brand/brand';
import type { PageTexts } from '../TextPage/TextPage';

/** The texts of the terms, which the specification links and does not give. */
export const termsTexts: PageTexts = {
  title: 'Terms',
  lead: 'What you can expect from us, and what we ask of you. Written so that you can read it over a cup of tea.',
  description: `The terms of ${brand.name}: ordering gift boxes, prices, payment, delivery, and what happens if something is not right.`,
  changed: 'Last changed on 29 November 2026',
  sections: [
    {
      id: 'who',
      title: 'Who these terms are for',
      paragraphs: [
        `${brand.name} sells gift boxes to businesses, and these terms hold between us and the business you order for. They do not bind the people who receive your gifts: a recipient owes nobody anything.`,
        'This shop is a demonstration. Its company, its products and these terms are samples; whoever runs a shop of their own on it puts their own in their place.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      paragraphs: [
        'You can fill a box without an account. To order it you need one, in the name of a person who may order for the business.',
      ],
      points: [
        'Keep your password to yourself. What is ordered with it counts as ordered by you.',
        'Tell us what changes: a new address, a new phone number, a colleague who has left.',
        'You may close the account whenever you like. Orders under way are still delivered.',
      ],
    },
    {
      id: 'orders',
      title: 'Orders and prices',
      paragraphs: [
        'A box in the builder is a plan, not an order. It becomes one when you confirm it on the page “Review & Confirm” and we show you its number.',
      ],
      points: [
        'Prices are per pack and depend on how many packs you order. Before you confirm you see each line, the packaging and the total.',
        'If a price changes or a product sells out while you decide, we say so before you confirm. You never pay a price you have not seen.',
        'A box is one order, however often the button is pressed.',
        'Prices are in the currency you chose, without taxes unless a line says otherwise.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      paragraphs: [
        'You pay by card or on an invoice. A card payment is made on the page of the payment service; its number never reaches us. An invoice is due 30 days after its date.',
      ],
    },
    {
      id: 'words',
      title: 'Your logo and your words',
      paragraphs: [
        'Your logo, your note and your recipients’ names stay yours. We use them to make, wrap and deliver your gifts, and for nothing else. Please send us only what you may use, and words that a decent person could open in front of colleagues.',
        'You approve artwork before anything is made.',
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery',
      paragraphs: [
        'We deliver to one address, or to each recipient. Each product states how long it takes; a box follows the slowest thing in it. If a parcel is late we tell you before you have to ask.',
      ],
    },
    {
      id: 'changes',
      title: 'Changing your mind',
      paragraphs: [
        'Until production starts you can change or cancel an order, and get back what you paid. After that we can stop only what has not been made yet.',
      ],
    },
    {
      id: 'wrong',
      title: 'If something is not right',
      paragraphs: [
        'A broken mug, a missing candle, a misspelt name that was right in your order: write to us within 30 days and we replace it or pay it back, as you prefer.',
        'We answer without limit for harm to people and for what we do on purpose. For everything else we answer up to the price of the order.',
      ],
    },
    {
      id: 'law',
      title: 'Changes to these terms, and the law',
      paragraphs: [
        'An order follows the terms of the day on which you confirmed it. We announce changes on this page. The law of England and Wales applies; rights that your own law gives you and that no contract may take away stay yours.',
      ],
    },
  ],
};
