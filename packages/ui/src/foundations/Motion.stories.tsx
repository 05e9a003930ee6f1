import { type CSSProperties, useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '#primitives/Button/Button.tsx';
import preview from '#storybook/preview';
import { FoundationPage, Part, TokenName } from './Page';
import { tokensOf, tokenValue } from './tokens';

const meta = preview.meta({ title: 'Foundations/Motion' });

type Run = CSSProperties & Record<'--run-for' | '--run-along', string>;

const Track = ({ run, time, curve }: Readonly<{ run: boolean; time: string; curve: string }>) => {
  const style: Run = { '--run-for': time, '--run-along': curve };
  return (
    <div className="track" data-run={run} style={style}>
      <span className="track__ribbon" />
    </div>
  );
};

/** The curve of `cubic-bezier(a, b, c, d)`: time to the right, progress upwards. */
const Curve = ({ name }: Readonly<{ name: string }>) => {
  const [a = 0, b = 0, c = 0, d = 0] = (tokenValue(name).match(/-?[\d.]+/g) ?? []).map(Number);
  return (
    <svg className="curve" viewBox="0 -20 100 120" role="img" aria-label={`The curve of ${name}`}>
      <path d="M0 100H100M0 0H100" stroke="var(--color-line)" fill="none" />
      <path
        d={`M0 100C${a * 100} ${100 - b * 100} ${c * 100} ${100 - d * 100} 100 0`}
        stroke="var(--color-accent)"
        strokeWidth="3"
        fill="none"
      />
    </svg>
  );
};

const MotionPage = () => {
  const [run, setRun] = useState(false);
  return (
    <FoundationPage
      title="Motion"
      lead="A ribbon is drawn, a lid settles, a bow lands. Motion says what a thing is made of; nothing moves because somebody scrolls."
    >
      <Part
        title="How long"
        note="Colour changes quickly, things move a little slower, a lid takes its time."
      >
        <div>
          <Button variant="secondary" aria-pressed={run} onClick={() => setRun(!run)}>
            Draw the ribbons
          </Button>
        </div>
        <div className="measures">
          {tokensOf('transition-duration').map(({ name, remark }) => (
            <div key={name} className="measure">
              <p className="t-sm">
                <TokenName name={name} />
                <span className="block muted num">
                  {tokenValue(name)} {remark}
                </span>
              </p>
              <Track run={run} time={`var(--${name})`} curve="var(--ease-paper)" />
            </div>
          ))}
        </div>
      </Part>
      <Part
        title="Along which curve"
        note="Paper settles, a ribbon is pulled, and only a landing bow may overshoot."
      >
        <ul className="tiles tiles--wide">
          {tokensOf('ease').map(({ name, remark }) => (
            <li key={name} className="piece">
              <Curve name={name} />
              <TokenName name={name} />
              <span className="muted">{remark}</span>
              <Track run={run} time="var(--transition-duration-slow)" curve={`var(--${name})`} />
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Less motion" note="For whoever has asked their system for it.">
        <ul className="rules">
          <li className="rule">
            <span className="strong">Durations</span>
            <span>1 ms: things are where they end.</span>
          </li>
          <li className="rule">
            <span className="strong">Bow, spinner, skeleton</span>
            <span>
              The bow is shown tied, the spinner is a still dotted ring with its words, the skeleton lies
              still.
            </span>
          </li>
          <li className="rule">
            <span className="strong">Scrolling</span>
            <span>Jumps instead of gliding.</span>
          </li>
        </ul>
      </Part>
    </FoundationPage>
  );
};

export const Page = meta.story({
  render: () => <MotionPage />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: 'The curve of ease-paper' })).toBeVisible();
    const draw = canvas.getByRole('button', { name: 'Draw the ribbons' });
    await userEvent.click(draw);
    await expect(draw).toHaveAttribute('aria-pressed', 'true');
  },
});
