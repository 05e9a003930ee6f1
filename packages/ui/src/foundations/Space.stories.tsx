import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { FoundationPage, Part, TokenName } from './Page';
import { tokensOf } from './tokens';

const meta = preview.meta({ title: 'Foundations/Space' });

const steps = [0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 10, 12, 16];

const widest = tokensOf('container').find(({ name }) => name === 'container-page');

const SpacePage = () => (
  <FoundationPage
    title="Space"
    lead="A grid of 4 px, and half of it up to 24 px. Marketing breathes, the dashboard is an account book: the same steps, taken further apart or closer together."
  >
    <Part title="Steps" note="gap-5, p-5 and mt-5 are all five steps: 20 px.">
      <div className="measures">
        {steps.map((step) => (
          <div key={step} className="measure">
            <p className="t-sm">
              <span className="num">{step * 4} px</span> <span className="muted">p-{step}</span>
            </p>
            <div className="measure__bar" style={{ width: `calc(var(--spacing) * ${step})` }} />
          </div>
        ))}
      </div>
    </Part>
    <Part title="Named spaces" note="Where a distance has a job it has a name.">
      <div className="measures">
        {tokensOf('spacing').map(({ name, remark }) => (
          <div key={name} className="measure">
            <p className="t-sm">
              <TokenName name={name} />
              <span className="block muted">{remark}</span>
            </p>
            <div className="measure__bar" style={{ width: `var(--${name})` }} />
          </div>
        ))}
      </div>
    </Part>
    <Part title="Widths" note="Drawn to scale against the widest.">
      <div className="measures">
        {tokensOf('container').map(({ name, remark }) => (
          <div key={name} className="measure">
            <p className="t-sm">
              <TokenName name={name} />
              <span className="block muted">{remark}</span>
            </p>
            <div
              className="measure__bar measure__bar--board"
              style={{ width: `calc(var(--${name}) / var(--${widest?.name}) * 100%)` }}
            />
          </div>
        ))}
      </div>
    </Part>
    <Part
      title="Turning points"
      note="Everything works from 320 px. These are the widths at which it is laid out anew."
    >
      <ul className="rules">
        {tokensOf('breakpoint').map(({ name, remark }) => (
          <li key={name} className="rule">
            <TokenName name={name} />
            <span className="num">{remark}</span>
          </li>
        ))}
      </ul>
    </Part>
  </FoundationPage>
);

export const Page = meta.story({
  render: () => <SpacePage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('--spacing-touch')).toBeVisible();
    await expect(canvas.getByText('--container-page')).toBeVisible();
    await expect(canvas.getByText('--breakpoint-lg')).toBeVisible();
  },
});
