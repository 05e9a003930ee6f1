import { useEffect, useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { FoundationPage, Part } from './Page';

const meta = preview.meta({ title: 'Foundations/Type' });

const display = [
  { name: 't-hero', sample: 'Creative gifting' },
  { name: 't-display', sample: 'Collaborate with us' },
  { name: 't-title', sample: 'Delivery method' },
  { name: 't-heading', sample: 'Stoneware Mug' },
  { name: 't-figure', sample: '17M+' },
];

const text = [
  { name: 't-lead', sample: 'Made for businesses to gift thoughtfully, seamlessly and automated.' },
  { name: 'text-base', sample: 'You can add a name to your campaign later from your dashboard.' },
  { name: 't-ui num', sample: '1,008.00   870.00   2,646.00 GBP' },
  { name: 't-sm', sample: 'Shipping costs will be calculated at checkout' },
  { name: 't-xs', sample: 'Delivery date' },
];

const Line = ({ name, sample }: Readonly<{ name: string; sample: string }>) => {
  const words = useRef<HTMLParagraphElement>(null);
  const [measure, setMeasure] = useState('');
  useEffect(() => {
    const { fontSize, lineHeight, fontWeight } = words.current ? getComputedStyle(words.current) : {};
    const short = (size = '') => Math.round(Number.parseFloat(size) * 10) / 10;
    setMeasure(`${short(fontSize)} / ${short(lineHeight)} px, weight ${fontWeight}`);
  }, []);
  return (
    <div className="line">
      <p ref={words} className={name}>
        {sample}
      </p>
      <p className="t-xs muted">
        <code className="found__token">.{name.split(' ')[0]}</code> <span className="num">{measure}</span>
      </p>
    </div>
  );
};

const TypePage = () => (
  <FoundationPage
    title="Type"
    lead="Fraunces speaks: headings, and the names of things. Instrument Sans works: labels, data, money. Two voices, never three."
  >
    <Part
      title="The two voices"
      note="Both come with the app, cut into subsets, and nobody else is asked for them."
    >
      <div className="specimens">
        <div className="specimen">
          <p className="specimen__letters specimen__letters--display">Aa &amp;</p>
          <p className="strong">Fraunces, soft 80</p>
          <p className="specimen__glyphs t-heading">ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz</p>
        </div>
        <div className="specimen">
          <p className="specimen__letters">Aa 12</p>
          <p className="strong">Instrument Sans</p>
          <p className="specimen__glyphs">
            ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 £€$
          </p>
        </div>
      </div>
    </Part>
    <Part
      title="Fraunces"
      note="Sizes grow with the window, within bounds. What is measured here holds for this width."
    >
      {display.map((line) => (
        <Line key={line.name} {...line} />
      ))}
    </Part>
    <Part title="Instrument Sans" note="Nothing is smaller than 13 px.">
      {text.map((line) => (
        <Line key={line.name} {...line} />
      ))}
    </Part>
    <Part
      title="Figures of one width"
      note="Fraunces has none. An amount is never set in it, the three figures of the home page excepted."
    >
      <div className="specimens">
        <div className="specimen justify-items-end">
          <p className="num strong">1,111.00 GBP</p>
          <p className="num strong">12,646.50 GBP</p>
          <p className="num strong">870.00 GBP</p>
        </div>
      </div>
    </Part>
  </FoundationPage>
);

export const Page = meta.story({
  render: () => <TypePage />,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByText(/^\d+(\.\d)? \/ \d+(\.\d)? px, weight \d+$/)).toHaveLength(10),
    );
    await expect(getComputedStyle(canvas.getByText('Creative gifting')).fontFamily).toMatch(
      /^"Fraunces Soft"/,
    );
  },
});
