import { expect } from 'storybook/test';
import { Button } from '#primitives/Button/Button.tsx';
import { Checkbox } from '#primitives/Checkbox/Checkbox.tsx';
import { Spinner } from '#primitives/Spinner/Spinner.tsx';
import { Switch } from '#primitives/Switch/Switch.tsx';
import { State, StateGallery } from '#reference/StateGallery/StateGallery.tsx';
import { preferring } from '#storybook/emulation';
import preview from '#storybook/preview';

const Sample = () => (
  <StateGallery
    title="Preferences"
    note="Who asks their system for its own colours or for less motion still sees what has focus, what is on and what runs."
  >
    <State name="Buttons">
      <p className="row">
        <Button variant="ribbon">Next</Button>
        <Button variant="secondary">Back</Button>
      </p>
    </State>
    <State name="Checkboxes">
      <Checkbox label="Branded" defaultChecked />
      <Checkbox label="Plain" />
    </State>
    <State name="Toggles">
      <Switch label="Microsite" defaultChecked />
      <Switch label="Redemption page" />
    </State>
    <State name="Spinner">
      <Spinner size="lg" label="Loading" />
    </State>
  </StateGallery>
);

const meta = preview.meta({ title: 'Foundations/Preferences', render: () => <Sample /> });

const ringOf = (status: HTMLElement): Element => {
  const ring = status.firstElementChild;
  if (!ring) throw new Error('The spinner has no ring.');
  return ring;
};

export const ForcedColours = meta.story({
  beforeEach: preferring({ name: 'forced-colors', value: 'active' }),
  play: async ({ canvas, step, userEvent }) => {
    if (!matchMedia('(forced-colors: active)').matches) return;
    await step('the focus is ringed', async () => {
      await userEvent.tab();
      const button = canvas.getByRole('button', { name: 'Next' });
      await expect(button).toHaveFocus();
      const { outlineStyle, outlineWidth, outlineColor, backgroundColor } = getComputedStyle(button);
      await expect(outlineStyle).toBe('solid');
      await expect(Number.parseFloat(outlineWidth)).toBeGreaterThanOrEqual(2);
      await expect(outlineColor).not.toBe(backgroundColor);
    });
    await step('a button keeps its edge', async () => {
      const { borderStyle, borderColor, backgroundColor } = getComputedStyle(
        canvas.getByRole('button', { name: 'Back' }),
      );
      await expect(borderStyle).toBe('solid');
      await expect(borderColor).not.toBe(backgroundColor);
    });
    await step('the system draws the tick', async () => {
      await expect(getComputedStyle(canvas.getByRole('checkbox', { name: 'Branded' })).appearance).toBe(
        'auto',
      );
    });
    await step('on differs from off, and the knob from its track', async () => {
      const on = canvas.getByRole('switch', { name: 'Microsite' });
      const off = canvas.getByRole('switch', { name: 'Redemption page' });
      const trackOn = getComputedStyle(on).backgroundColor;
      await expect(trackOn).not.toBe(getComputedStyle(off).backgroundColor);
      for (const track of [on, off]) {
        const knob = track.firstElementChild;
        await expect(knob && getComputedStyle(knob).backgroundColor).not.toBe(
          getComputedStyle(track).backgroundColor,
        );
      }
    });
    await step('the ring has a head', async () => {
      const { borderTopColor, borderBottomColor } = getComputedStyle(ringOf(canvas.getByRole('status')));
      await expect(borderTopColor).not.toBe(borderBottomColor);
    });
  },
});

export const LessMotion = meta.story({
  beforeEach: preferring({ name: 'prefers-reduced-motion', value: 'reduce' }),
  play: async ({ canvas }) => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const ring = ringOf(canvas.getByRole('status'));
    await expect(ring.getAnimations()).toHaveLength(0);
    await expect(getComputedStyle(ring).borderTopStyle).toBe('dotted');
  },
});

/** The emulation of the stories above has ended: the spinner turns in the design's colours. */
export const NonePreferred = meta.story({
  play: async ({ canvas }) => {
    if (matchMedia('(prefers-reduced-motion: reduce), (forced-colors: active)').matches) return;
    const ring = ringOf(canvas.getByRole('status'));
    await expect(ring.getAnimations()).toHaveLength(1);
    await expect(getComputedStyle(ring).borderTopStyle).toBe('solid');
  },
});
