import { sampleAdmin } from '@gifting/api/account/mocks';
import { allProductsMock, createProductMock } from '@gifting/api/products/mocks';
import { paths } from '@gifting/ui/app/paths.ts';
import { adminProductsTexts as texts } from '@gifting/ui/screens/admin/AdminProductsScreen/AdminProductsScreen.texts.ts';
import {
  addImage,
  adminPerson,
  chooseImage,
  chooseOption,
  dialogIsGone,
  fillTexts,
} from '@gifting/ui/screens/admin/shared/admin-person.ts';
import { dashboardLayoutTexts } from '@gifting/ui/screens/layout/DashboardLayout/DashboardLayout.texts.ts';
import { expect, screen, userEvent } from 'storybook/test';
import { arrives, follow, Journey, journey, startsAnew } from '#storybook/app-harness/journey';
import { seesToast, visible } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { allRoutes } from './all-routes';

const meta = preview.meta({
  title: 'Journeys/Administration',
  component: Journey,
  args: { until: '' },
  beforeEach: startsAnew,
});

const { labels } = texts;
const products = allProductsMock.samples.ok;
const { openAdd, table } = adminPerson(texts);
const form = async () => visible(await screen.findByRole('dialog', { name: texts.addTitle }));

/** An administrator adds a product, and sees it in the list. */
export const AddAProduct = meta.story({
  parameters: { user: sampleAdmin, route: { at: paths.dashboard, app: allRoutes } },
  beforeEach: ({ msw }) => {
    let present = [...products];
    msw.use(
      allProductsMock.answer(() => present),
      createProductMock.answer(({ body: { name } }) => {
        present = [...products, ...products.slice(0, 1).map((product) => ({ ...product, id: '900', name }))];
        return createProductMock.samples.ok;
      }),
    );
  },
  ...journey({
    'Open the products': async () => {
      await follow(dashboardLayoutTexts.products);
      await arrives(texts.title);
      await table();
    },
    'Open the form': async () => {
      await openAdd(texts.addTitle);
    },
    'Enter what it is': async () =>
      fillTexts(await form(), {
        [labels.name]: 'Linen Apron',
        [labels.description]: 'Washed linen, with a pocket.',
        [labels.deliveryTime]: '5-7 working days',
        [labels.quantity]: '40',
        [labels.minimumOrderQuantity]: '5',
      }),
    'Choose where it is listed': async () => {
      await chooseOption(await form(), labels.giftingId, 'Welcome packs');
      await chooseOption(await form(), labels.categoryId, 'Drinkware');
    },
    'Enter its price': async () => fillTexts(await form(), { Price: '12.50', Min: '5', Max: '49' }),
    'Choose its pictures': async () => {
      await addImage(await form(), labels.images);
      await chooseImage(await form(), labels.thumbnail);
    },
    'Add it': async () => {
      await userEvent.click((await form()).getByRole('button', { name: texts.add }));
      await seesToast(texts.added);
      await dialogIsGone();
      await expect(await screen.findByText('Linen Apron')).toBeVisible();
    },
  }),
});
