/** The texts of the accessibility statement. */
export const accessibilityTexts = {
  title: 'Accessibility statement',
  lead: (states: number, screens: number) =>
    `The aim is WCAG 2.2, level AA. ${states} states on ${screens} screens are checked before every change is merged; one violation stops it.`,
  checked: 'What is checked',
  checks: [
    'In every story of every state: axe, with its best practices, everything in a landmark, and targets of 24 px.',
    'On the built product, on a phone and on a desktop: axe once more on each public page, a recipient’s pages and a buyer’s.',
    'At 320 px no word is broken and nothing scrolls sideways; with text of 200 % nothing is cut off.',
    'On touch every target is 44 px. Every control of the design system is used by keyboard alone.',
    'Colours: each pair of text and paper against its contrast, from the tokens.',
    'By hand: forced colours, reduced motion, print, right-to-left names, and what a screen reader is told after each step.',
  ],
  limits: 'What falls short',
  known: [
    'Contrast over photographs that customers upload is not measured.',
    'A session that ends because nobody used it ends without a warning.',
    'Pictures of products have no description of their own; their names stand beside them.',
    'No formal audit by people who rely on assistive technology has been made yet.',
  ],
  screens: 'Screens',
  screen: 'Screen',
  address: 'Address',
  noAddress: 'in other screens',
  count: 'States checked',
} as const;
