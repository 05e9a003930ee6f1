import { brand } from '@gifting/domain/brand/brand';
import type { PageTexts } from '../TextPage/TextPage';

/** The texts of the accessibility statement. */
export const accessibilityTexts = {
  title: 'Accessibility',
  lead: 'A gift is for everybody, and so is the shop it comes from. This is how well it works with a keyboard, a screen reader, larger text or less motion, and where it falls short.',
  description: `How accessible ${brand.name} is: what is checked on every screen, what falls short, and what you can do if something stops you.`,
  changed: 'Last changed on 29 November 2026',
  sections: [
    {
      id: 'aim',
      title: 'What we aim for',
      paragraphs: [
        'The Web Content Accessibility Guidelines 2.2, level AA. The tests below run before each change is accepted, and one finding stops it.',
      ],
    },
    {
      id: 'checked',
      title: 'What is checked',
      paragraphs: [],
      points: [
        'Every state of every screen, from loading to each error message: axe, its best practices included, and that all content is in a landmark.',
        'The finished shop on a phone and on a desktop: axe once more on each page of visitors, recipients, buyers and administrators.',
        'At 320 px, as at 400 % zoom: no word is broken, and nothing scrolls sideways. With text of 200 % nothing is cut off, on a phone and on a desktop.',
        'Every link and button measures 24 px or more, and 44 px on touch.',
        'Every control is used by keyboard alone.',
        'Every pair of text and paper has its contrast, computed from the colours themselves.',
        'By hand: forced colours, reduced motion, print, names from right to left, and what a screen reader is told after each step.',
      ],
    },
    {
      id: 'keys',
      title: 'Good to know',
      paragraphs: [],
      points: [
        'The first press of Tab on a page offers to skip to its content.',
        'Messages that appear for a few seconds wait while the pointer is over them. F8 moves to them, where they wait as well, and Escape closes them. Afterwards “Messages” at the end of the page has them all.',
        'Before a session ends because nobody uses it, we ask whether you are still there.',
        'A field with an asterisk is required.',
      ],
    },
    {
      id: 'limits',
      title: 'What falls short',
      paragraphs: [],
      points: [
        'Contrast over photographs that customers upload is not measured.',
        'Pictures of products have no description of their own; their names stand beside them.',
        'Invoices are PDF files without tags. The order’s page has the same content.',
        'People who rely on assistive technology have not audited the shop yet.',
      ],
    },
    {
      id: 'help',
      title: 'If something stops you',
      paragraphs: [
        'Tell us on which page and with which browser and assistive technology. We answer within five working days, and meanwhile take your order in whatever way suits you.',
      ],
    },
    {
      id: 'screens',
      title: 'Screen by screen',
      paragraphs: ['How many states of each screen axe looks at, and finds nothing in.'],
    },
  ],
} as const satisfies PageTexts;

/** The texts of the table of screens. */
export const screenTableTexts = {
  caption: 'Screens',
  screen: 'Screen, and its address',
  noAddress: 'part of other screens',
  states: 'States without a finding',
} as const;
