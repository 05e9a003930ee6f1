import { useForm } from 'react-hook-form';
import { expect } from 'storybook/test';
import { State, StateGallery } from '#reference/StateGallery/StateGallery.tsx';
import preview from '#storybook/preview';
import { Button } from '../Button/Button';
import { RadioGroup } from './RadioGroup';

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

const meta = preview.meta({
  title: 'Primitives/RadioGroup',
  tags: ['autodocs'],
  component: RadioGroup,
  args: {
    legend: 'Will this be delivered to 1 address?',
    legendLook: 'title' as const,
    name: 'single',
    options: yesNo,
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('radiogroup', { name: 'Will this be delivered to 1 address?' }),
    ).toBeVisible();
    const yes = canvas.getByRole('radio', { name: 'Yes' });
    const no = canvas.getByRole('radio', { name: 'No' });
    await userEvent.click(yes);
    await expect(yes).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(no).toBeChecked();
    await expect(yes).not.toBeChecked();
  },
});

export const Chosen = meta.story({ args: { defaultValue: 'yes' } });
export const LabelLook = meta.story({
  args: { legendLook: 'label', hint: 'Each pack may also go to its own address' },
});
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'no' } });

const RegisteredForm = () => {
  const { register, handleSubmit, formState } = useForm<{ single: string }>();
  return (
    <form noValidate className="grid justify-items-start gap-4" onSubmit={handleSubmit(() => undefined)}>
      <RadioGroup
        legend="Will this be delivered to 1 address?"
        options={yesNo}
        error={formState.errors.single?.message}
        {...register('single', { required: 'Choose Yes or No' })}
      />
      <Button type="submit">Save</Button>
    </form>
  );
};

export const InForm = meta.story({
  render: () => <RegisteredForm />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const group = await canvas.findByRole('radiogroup', { description: 'Choose Yes or No' });
    await expect(group).toBeInvalid();
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await expect(group).toBeValid();
  },
});

export const States = meta.story({
  tags: ['picture'],
  render: () => (
    <StateGallery title="Exclusive choice">
      <State name="Default">
        <RadioGroup legend="One address?" name="s1" options={yesNo} />
      </State>
      <State name="Chosen">
        <RadioGroup legend="One address?" name="s2" options={yesNo} defaultValue="yes" />
      </State>
      <State name="Hover" held="hover">
        <RadioGroup legend="One address?" name="s3" options={yesNo} />
      </State>
      <State name="Focus" held="focus">
        <RadioGroup legend="One address?" name="s4" options={yesNo} defaultValue="yes" />
      </State>
      <State name="Invalid">
        <RadioGroup legend="One address?" name="s5" options={yesNo} error="Choose Yes or No" />
      </State>
      <State name="Disabled">
        <RadioGroup legend="One address?" name="s6" options={yesNo} defaultValue="no" disabled />
      </State>
    </StateGallery>
  ),
  parameters: { layout: 'fullscreen' },
});
