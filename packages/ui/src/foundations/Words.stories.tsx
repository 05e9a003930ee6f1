import { Check, X } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { FoundationPage, Part } from './Page';

const meta = preview.meta({ title: 'Foundations/Words' });

type Rule = Readonly<{ rule: string; say: string; not: string }>;

const Rules = ({ rules }: Readonly<{ rules: readonly Rule[] }>) => (
  <ul className="rules">
    {rules.map(({ rule, say, not }) => (
      <li key={rule} className="rule">
        <span className="strong">{rule}</span>
        <span className="rule__side">
          <Check className="icon" aria-label="Say" role="img" />
          {say}
        </span>
        <span className="rule__side rule__side--not">
          <X className="icon" aria-label="Not" role="img" />
          {not}
        </span>
      </li>
    ))}
  </ul>
);

const voice: readonly Rule[] = [
  {
    rule: 'Plain and short',
    say: 'You can add a name later.',
    not: 'Please be advised that campaign naming may be deferred.',
  },
  { rule: 'A button says what happens', say: 'Add Category', not: 'Submit' },
  { rule: 'Sentence case', say: 'Delivery method', not: 'DELIVERY METHOD' },
  { rule: 'No cheering', say: 'Your order is with us.', not: 'Woohoo, you did it!' },
];

const faults: readonly Rule[] = [
  { rule: 'Say how to mend it', say: 'Enter a whole number, at least 1', not: 'Invalid input' },
  { rule: 'Blame nobody', say: 'Post Code is required', not: 'You forgot the post code' },
  {
    rule: 'Give a way on',
    say: 'The list could not be loaded. Try Again',
    not: 'An unexpected error has occurred',
  },
];

const numbers: readonly Rule[] = [
  { rule: 'Amounts', say: '1,878.00 GBP', not: '£1878' },
  { rule: 'From a price', say: 'From 7.80 GBP', not: 'Starting at only 7.80!' },
  { rule: 'Least quantity', say: 'Min - 50 pcs', not: 'MOQ: 50' },
];

const WordsPage = () => (
  <FoundationPage
    title="Words"
    lead="Plain, warm and short, as one would write on a card. The words the product's owner has fixed are kept to the letter, odd spellings included."
  >
    <Part title="Voice">
      <Rules rules={voice} />
    </Part>
    <Part
      title="When something is wrong"
      note="An error replaces the hint under its field, and focus goes to the first of them."
    >
      <Rules rules={faults} />
    </Part>
    <Part title="Numbers and money">
      <Rules rules={numbers} />
    </Part>
    <Part title="Where words live" note="For whoever changes one.">
      <p className="max-w-prose">
        Each screen keeps its words in one file beside it, <code className="found__token">X.texts.ts</code>.
        The screen and its stories read the same object, so a word is changed once. Primitives hold no words
        but English defaults that a caller may replace.
      </p>
    </Part>
  </FoundationPage>
);

export const Page = meta.story({
  render: () => <WordsPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,878.00 GBP')).toBeVisible();
  },
});
