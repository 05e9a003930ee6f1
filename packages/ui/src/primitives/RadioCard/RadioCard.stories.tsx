import { CreditCard } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { expect } from 'storybook/test';
import { State, StateGallery } from '#reference/StateGallery/StateGallery.tsx';
import preview from '#storybook/preview';
import { Button } from '../Button/Button';
import { RadioCard } from './RadioCard';
import { RadioCardGroup } from './RadioCardGroup';

const meta = preview.meta({
  title: 'Primitives/RadioCard',
  tags: ['autodocs'],
  component: RadioCardGroup,
  subcomponents: { RadioCard },
  args: {
    legend: 'Delivery method',
    legendLook: 'title' as const,
    children: (
      <>
        <RadioCard
          name="method"
          value="microsite"
          title="Microsite"
          aside="Free"
          note="Recipients give a size and an address on your page."
        />
        <RadioCard
          name="method"
          value="redemption"
          title="Gift redemption"
          aside="Free"
          note="Recipients choose the gift they would like to keep."
        />
      </>
    ),
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const site = canvas.getByRole('radio', { name: 'Microsite' });
    await expect(site).toHaveAccessibleDescription(
      'Free Recipients give a size and an address on your page.',
    );
    await userEvent.click(site);
    await expect(site).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Gift redemption' })).toBeChecked();
    await expect(site).not.toBeChecked();
  },
});

export const Chosen = meta.story({
  args: {
    children: (
      <>
        <RadioCard
          name="chosen"
          value="card"
          title="Credit/Debit Card"
          defaultChecked
          aside={<CreditCard className="icon" />}
        />
        <RadioCard name="chosen" value="invoice" title="Invoice" note="Not yet offered." disabled />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Credit/Debit Card' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Invoice' })).toBeDisabled();
  },
});

export const LongText = meta.story({
  args: {
    columns: 3,
    children: (
      <>
        <RadioCard
          name="long"
          value="a"
          title="Each recipient enters an address on a page of your own"
          aside="Included"
          note="Recipients give a size and an address on your page, and hear from us by mail when the parcel is on its way."
        />
        <RadioCard name="long" value="b" title="Gift" aside="Free" />
      </>
    ),
  },
});

const RegisteredForm = () => {
  const { register, handleSubmit, formState } = useForm<{ method: string }>();
  const method = register('method', { required: 'Choose a delivery method' });
  return (
    <form noValidate className="grid justify-items-start gap-4" onSubmit={handleSubmit(() => undefined)}>
      <RadioCardGroup legend="Delivery method" error={formState.errors.method?.message}>
        <RadioCard title="Microsite" value="microsite" {...method} />
        <RadioCard title="Gift redemption" value="redemption" {...method} />
      </RadioCardGroup>
      <Button type="submit">Save</Button>
    </form>
  );
};

export const InForm = meta.story({
  render: () => <RegisteredForm />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const group = await canvas.findByRole('radiogroup', { description: 'Choose a delivery method' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Gift redemption' }));
    await expect(group).toBeValid();
  },
});

export const States = meta.story({
  tags: ['picture'],
  render: () => (
    <StateGallery title="Radio card" note="Chosen means tied: a 2 px ribbon, a bow and the filled dot.">
      <State name="Default">
        <RadioCardGroup legend="Delivery method" legendLook="hidden" columns={1}>
          <RadioCard
            name="c1"
            value="microsite"
            title="Microsite"
            aside="Free"
            note="Recipients give a size and an address on your page."
          />
        </RadioCardGroup>
      </State>
      <State name="Hover" held="hover">
        <RadioCardGroup legend="Delivery method" legendLook="hidden" columns={1}>
          <RadioCard
            name="c2"
            value="microsite"
            title="Microsite"
            aside="Free"
            note="Recipients give a size and an address on your page."
          />
        </RadioCardGroup>
      </State>
      <State name="Focus" held="focus">
        <RadioCardGroup legend="Delivery method" legendLook="hidden" columns={1}>
          <RadioCard
            name="c3"
            value="microsite"
            title="Microsite"
            aside="Free"
            note="Recipients give a size and an address on your page."
          />
        </RadioCardGroup>
      </State>
      <State name="Chosen">
        <RadioCardGroup legend="Delivery method" legendLook="hidden" columns={1}>
          <RadioCard
            name="c4"
            value="microsite"
            title="Microsite"
            aside="Free"
            note="Recipients give a size and an address on your page."
            defaultChecked
          />
        </RadioCardGroup>
      </State>
      <State name="Disabled">
        <RadioCardGroup legend="Delivery method" legendLook="hidden" columns={1}>
          <RadioCard
            name="c5"
            value="microsite"
            title="Microsite"
            aside="Free"
            note="Recipients give a size and an address on your page."
            disabled
          />
        </RadioCardGroup>
      </State>
      <State name="Invalid">
        <RadioCardGroup legend="Delivery method" error="Choose how it is delivered" columns={1}>
          <RadioCard name="c6" value="a" title="Microsite" aside="Free" />
        </RadioCardGroup>
      </State>
      <State name="Long words in 224 px">
        <div className="w-56">
          <RadioCardGroup legend="Delivery method" legendLook="hidden" columns={1}>
            <RadioCard
              name="c7"
              value="a"
              title="Everything to one address that signs for it"
              aside="Free"
              note="The porter takes it between eight and ten, and nobody else has to be at home."
            />
          </RadioCardGroup>
        </div>
      </State>
    </StateGallery>
  ),
  parameters: { layout: 'fullscreen' },
});

/** Keys of the radio group pattern: arrows choose and wrap, Space chooses, Tab stops once. */
export const Keyboard = meta.story({
  render: (args) => (
    <>
      <RadioCardGroup {...args} />
      <Button>Next</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const site = canvas.getByRole('radio', { name: 'Microsite' });
    const redemption = canvas.getByRole('radio', { name: 'Gift redemption' });
    await userEvent.tab();
    await expect(site).toHaveFocus();
    await expect(site).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(site).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(redemption).toHaveFocus();
    await expect(redemption).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(site).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(site).toHaveFocus();
  },
});
