import { sampleBuyer } from '@gifting/api/account/mocks';
import { expect, screen, userEvent, within } from 'storybook/test';
import { paths } from '#app/paths.ts';
import { PublicLayout } from '#screens/layout/PublicLayout/PublicLayout.tsx';
import { fitsTheWidth } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { HomeVariantScreen } from './HomeVariantScreen';
import { homeVariantTexts as texts } from './HomeVariantScreen.texts';

const meta = preview.meta({
  title: 'Screens/Home/Home variant',
  component: HomeVariantScreen,
  parameters: { controls: { disable: true }, route: { at: paths.home }, user: sampleBuyer },
  render: () => (
    <PublicLayout>
      <HomeVariantScreen />
    </PublicLayout>
  ),
});

const section = (name: string) => within(screen.getByRole('region', { name }));
const quantity = (name: string) => screen.getByRole('spinbutton', { name: texts.quantityOf(name) });
const stepper = (name: string) => within(screen.getByRole('group', { name: texts.quantityOf(name) }));

export const Greeting = meta.story({
  tags: ['picture'],
  parameters: { states: ['S03.08'] },
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1, name: `Hi ${sampleBuyer.name}` })).toBeVisible();
    await expect(screen.getByText('Welcome back')).toBeVisible();
  },
});

export const GreetingWithoutName = meta.story({
  parameters: { states: ['S03.09'], user: 'visitor' },
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1, name: 'Hi User' })).toBeVisible();
    await expect(screen.getByText('Welcome back')).toBeVisible();
  },
});

export const CuratedExperience = meta.story({
  parameters: { states: ['S03.01'] },
  play: async () => {
    const steps = section(texts.curated).getAllByRole('listitem');
    await expect(steps).toHaveLength(5);
    for (const [index, { name }] of Object.values(texts.moments).entries())
      await expect(steps[index]).toHaveTextContent(`${index + 1} ${name}`);
  },
});

export const TrendingProducts = meta.story({
  parameters: { states: ['S03.02'] },
  play: async () => {
    const cards = section('Trending products').getAllByRole('article');
    await expect(cards).toHaveLength(3);
    for (const [index, name] of ['Cap', 'T-Shirt', 'Huddy'].entries()) {
      await expect(cards[index]).toHaveAccessibleName(name);
      await expect(cards[index]).toHaveTextContent('156');
      await expect(quantity(name)).toHaveValue('0');
    }
  },
});

export const QuantityRaised = meta.story({
  parameters: { states: ['S03.03'] },
  play: async () => {
    await userEvent.click(stepper('Huddy').getByRole('button', { name: 'More' }));
    await userEvent.click(stepper('Huddy').getByRole('button', { name: 'More' }));
    await expect(quantity('Huddy')).toHaveValue('2');
    await expect(quantity('Cap')).toHaveValue('0');
  },
});

export const NeverBelowNought = meta.story({
  parameters: { states: ['S03.04'] },
  play: async () => {
    await userEvent.click(stepper('Cap').getByRole('button', { name: 'Fewer' }));
    await expect(quantity('Cap')).toHaveValue('0');
  },
});

export const AddToCart = meta.story({
  parameters: { states: ['S03.05'] },
  play: async () => {
    const [button] = screen.getAllByRole('button', { name: 'Add to Cart' });
    if (button) await userEvent.click(button);
    await expect(button).toHaveTextContent('Add to Cart');
    await expect(quantity('Cap')).toHaveValue('0');
    await expect(screen.queryByRole('alert')).toBeNull();
  },
});

export const OurServices = meta.story({
  parameters: { states: ['S03.06'] },
  play: async () => {
    const services = section('Our Services');
    for (const { name, about } of [texts.choice, texts.pack]) {
      await expect(services.getByRole('heading', { level: 3, name })).toBeVisible();
      await expect(services.getByText(about)).toBeVisible();
    }
  },
});

export const SixOccasions = meta.story({
  parameters: { states: ['S03.07'] },
  play: async () => {
    const names = section('How it works').getAllByRole('heading', { level: 3 });
    await expect(names.map(({ textContent }) => textContent)).toEqual([...texts.occasions]);
  },
});

export const LongName = meta.story({
  parameters: { user: { ...sampleBuyer, name: 'Wolfeschlegelsteinhausenbergerdorff, Adeola' } },
  globals: { viewport: { value: 'small' } },
  play: fitsTheWidth,
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } }, play: fitsTheWidth });
export const Wide = meta.story({ globals: { viewport: { value: 'wide' } }, play: fitsTheWidth });
