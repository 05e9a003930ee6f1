import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '#app/paths.ts';
import { PublicLayout } from '#screens/layout/PublicLayout/PublicLayout.tsx';
import { arrivesAt, arrivesWith, fitsTheWidth } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { TechnologyScreen } from './TechnologyScreen';
import { technologyTexts as texts } from './TechnologyScreen.texts';

const meta = preview.meta({
  title: 'Screens/Technology',
  component: TechnologyScreen,
  parameters: { controls: { disable: true }, route: { at: paths.technology } },
  render: () => (
    <PublicLayout>
      <TechnologyScreen />
    </PublicLayout>
  ),
});

const [products, logo, packaging, giftNote] = texts.stages;
const demo = () => within(screen.getByRole('region', { name: texts.demo }));
const next = () => userEvent.click(demo().getByRole('button', { name: texts.next }));

const goTo = async (stage: number) => {
  for (let at = 1; at < stage; at += 1) await next();
};

/** The completed stages and the current one. */
const isAt = async (name: string, passed: readonly string[]) => {
  await expect(demo().getByRole('heading', { level: 3, name })).toBeVisible();
  const dots = within(demo().getByRole('navigation', { name: texts.progress }));
  await expect(dots.getAllByRole('listitem').map((dot) => dot.getAttribute('aria-current'))).toEqual(
    texts.stages.map((stage) => (stage === name ? 'step' : null)),
  );
  await expect(dots.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual([...passed]);
};

const kilobytes = (name: string, size: number) =>
  new File([new Uint8Array(size * 1024)], name, { type: 'image/png' });

export const ChooseProducts = meta.story({
  tags: ['picture'],
  parameters: { states: ['S10.01'] },
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1, name: texts.banner })).toBeVisible();
    await isAt(products, []);
    await expect(demo().getAllByText('$156')[0]).toBeVisible();
    await expect(
      within(screen.getByRole('region', { name: texts.grid })).getAllByRole('article'),
    ).toHaveLength(4);
  },
});

export const ChooseProductsAdded = meta.story({
  ...ChooseProducts.input,
  tags: ['!dev'],
  play: async () => {
    await ChooseProducts.play();
    const mug = within(demo().getByRole('article', { name: 'Mug' })).getByRole('button');
    await userEvent.click(mug);
    await expect(mug).toHaveAccessibleName('Added: Mug');
  },
});

export const ChooseLogo = meta.story({
  parameters: { states: ['S10.02'] },
  play: async () => {
    await goTo(2);
    await isAt(logo, [products]);
    await expect(demo().getByRole('heading', { level: 3, name: logo })).toHaveFocus();
    for (const label of [texts.logoOnBox, texts.logoOnGoods]) {
      await expect(demo().getByLabelText(label)).toHaveAccessibleDescription('less than 2MB');
      await expect(demo().getByLabelText(label)).toHaveAttribute('type', 'file');
    }
  },
});

export const LogoChosen = meta.story({
  parameters: { states: ['S10.03'] },
  play: async () => {
    await goTo(2);
    await userEvent.upload(demo().getByLabelText(texts.logoOnBox), kilobytes('fernside.png', 12));
    await expect(await demo().findByText('fernside.png')).toBeVisible();
    await expect(demo().getByRole('button', { name: 'Replace' })).toBeVisible();
  },
});

/** "less than 2MB" is shown but not enforced (TECH-07). */
export const LargeLogoChosen = meta.story({
  parameters: { states: ['S10.04'] },
  play: async () => {
    await goTo(2);
    await userEvent.upload(demo().getByLabelText(texts.logoOnGoods), kilobytes('poster.png', 3 * 1024));
    await expect(await demo().findByText('poster.png')).toBeVisible();
    await expect(demo().queryByRole('alert')).toBeNull();
    await next();
    await isAt(packaging, [products, logo]);
  },
});

export const ChoosePackaging = meta.story({
  parameters: { states: ['S10.05'] },
  play: async () => {
    await goTo(3);
    await isAt(packaging, [products, logo]);
    await userEvent.click(demo().getByRole('radio', { name: 'Kraft Mailer' }));
    await expect(demo().getByRole('radio', { name: 'Kraft Mailer' })).toBeChecked();
  },
});

export const AddGiftNote = meta.story({
  parameters: { states: ['S10.06'] },
  play: async () => {
    await goTo(4);
    await isAt(giftNote, [products, logo, packaging]);
    await userEvent.click(demo().getByLabelText(texts.message));
    await userEvent.paste('You kept it all running.');
    await expect(demo().getByLabelText(texts.message)).toHaveValue('You kept it all running.');
    await expect(demo().queryByRole('button', { name: texts.next })).toBeNull();
  },
});

export const QuantityStaysAtOne = meta.story({
  parameters: { states: ['S10.07'] },
  play: async () => {
    const quantity = within(demo().getByRole('group', { name: texts.quantity }));
    await userEvent.click(quantity.getByRole('button', { name: 'Fewer' }));
    await expect(quantity.getByRole('spinbutton')).toHaveValue('1');
  },
});

export const OnToOrderDetails = meta.story({
  parameters: { states: ['S10.08'] },
  play: async () => {
    const quantity = within(demo().getByRole('group', { name: texts.quantity }));
    await userEvent.click(quantity.getByRole('button', { name: 'More' }));
    await userEvent.click(within(demo().getByRole('article', { name: 'Mug' })).getByRole('button'));
    await goTo(3);
    await userEvent.click(demo().getByRole('radio', { name: 'Cotton Pouch' }));
    await next();
  },
});

export const OnToOrderDetailsGoesOn = meta.story({
  ...OnToOrderDetails.input,
  tags: ['!dev'],
  play: async () => {
    await OnToOrderDetails.play();
    await userEvent.click(demo().getByRole('link', { name: texts.orderDetails }));
    await arrivesAt(paths.orderDetails);
    await arrivesWith({
      currency: 'USD',
      products: [
        { name: 'Cap', picture: '/pictures/cap.svg', price: 15_600, quantity: 2 },
        { name: 'Mug', picture: '/pictures/mug.svg', price: 15_600, quantity: 2 },
      ],
      packaging: [{ name: 'Cotton Pouch', picture: '/pictures/pouch.svg', price: 15_600, quantity: 2 }],
    });
  },
});

/** A completed stage can be reopened with its choices. */
export const BackToAStage = meta.story({
  play: async () => {
    await goTo(3);
    await userEvent.click(demo().getByRole('radio', { name: 'Cotton Pouch' }));
    await userEvent.click(demo().getByRole('button', { name: products }));
    await isAt(products, []);
    await goTo(3);
    await waitFor(() => expect(demo().getByRole('radio', { name: 'Cotton Pouch' })).toBeChecked());
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S10.09'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    for (const stage of texts.stages) {
      await expect(demo().getByRole('heading', { level: 3, name: stage })).toBeVisible();
      await fitsTheWidth();
      if (stage !== giftNote) await next();
    }
  },
});

export const Small = meta.story({ globals: { viewport: { value: 'small' } }, play: fitsTheWidth });
export const Wide = meta.story({ globals: { viewport: { value: 'wide' } }, play: fitsTheWidth });
