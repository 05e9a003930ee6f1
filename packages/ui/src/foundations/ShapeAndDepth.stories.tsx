import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { FoundationPage, Part, TokenName } from './Page';
import { tokensOf } from './tokens';

const meta = preview.meta({ title: 'Foundations/Shape and depth' });

const ShapePage = () => (
  <FoundationPage
    title="Shape and depth"
    lead="Cut board, not bubbles. Paper lies on paper under one warm light from the upper left; nothing glows and nothing floats."
  >
    <Part
      title="Corners"
      note="Paper is cut at 2 px, controls at 4. Only what is round in a box is round here: knots, eyelets, a switch."
    >
      <ul className="tiles">
        {tokensOf('radius').map(({ name, remark }) => (
          <li key={name} className="piece">
            <div
              className="piece__card"
              style={{ borderRadius: `var(--${name})`, border: '1.5px solid var(--color-ink)' }}
            />
            <TokenName name={name} />
            <span className="muted">{remark}</span>
          </li>
        ))}
      </ul>
    </Part>
    <Part title="Shadows" note="Short, because paper lies close.">
      <ul className="tiles tiles--wide">
        {tokensOf('shadow').map(({ name }) => (
          <li key={name} className="piece">
            <div className="piece__card" style={{ boxShadow: `var(--${name})` }} />
            <TokenName name={name} />
          </li>
        ))}
        {tokensOf('inset-shadow').map(({ name }) => (
          <li key={name} className="piece">
            <div
              className="piece__card"
              style={{ boxShadow: `var(--${name})`, background: 'var(--color-sunken)' }}
            />
            <TokenName name={name} />
          </li>
        ))}
      </ul>
    </Part>
    <Part title="Materials" note="The three surfaces that are more than a colour.">
      <ul className="tiles tiles--wide">
        {tokensOf('background-image').map(({ name }) => (
          <li key={name} className="piece">
            <div
              className="piece__card"
              style={{ backgroundImage: `var(--${name})`, backgroundColor: 'var(--color-surface)' }}
            />
            <TokenName name={name} />
          </li>
        ))}
      </ul>
    </Part>
  </FoundationPage>
);

export const Page = meta.story({
  render: () => <ShapePage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('--radius-xs')).toBeVisible();
    await expect(canvas.getByText('--shadow-card')).toBeVisible();
    await expect(canvas.getByText('--background-image-satin')).toBeVisible();
  },
});
