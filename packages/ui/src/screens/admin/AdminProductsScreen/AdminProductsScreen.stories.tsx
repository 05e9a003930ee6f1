import { sampleAdmin } from '@gifting/api/account/mocks';
import { capabilitiesMock } from '@gifting/api/capabilities/mocks';
import { categoryChoicesMock } from '@gifting/api/categories/mocks';
import { currenciesMock } from '@gifting/api/currencies/mocks';
import { giftingChoicesMock } from '@gifting/api/gifting/mocks';
import {
  allProductsMock,
  createProductMock,
  deleteProductMock,
  updateProductMock,
} from '@gifting/api/products/mocks';
import { imageRefusals } from '@gifting/domain/images/image-file';
import { type AdminProduct, adminProduct } from '@gifting/domain/products/admin-product';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import { paths } from '#app/paths.ts';
import { brief } from '#primitives/FileField/samples.ts';
import { InDashboard } from '#screens/layout/InDashboard.tsx';
import { seesToast, visible } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import {
  addImage,
  adminPerson,
  chooseImage,
  chooseOption,
  focusWindow,
  type Inside,
} from '../shared/admin-person';
import { editStories } from '../shared/admin-stories/edit-stories';
import { formStories } from '../shared/admin-stories/form-stories';
import { imageStories } from '../shared/admin-stories/image-stories';
import { listStories } from '../shared/admin-stories/list-stories';
import { AdminProductsScreen } from './AdminProductsScreen';
import { reads } from './AdminProductsScreen.reads';
import { adminProductsTexts as texts } from './AdminProductsScreen.texts';

const meta = preview.meta({
  title: 'Screens/Administration/Products',
  component: AdminProductsScreen,
  decorators: [InDashboard],
  parameters: { controls: { disable: true }, user: sampleAdmin, route: { at: paths.adminProducts, reads } },
});

const { labels, filters, ladder } = texts;
const products = allProductsMock.samples.ok;
const [mug] = products;
if (!mug) throw new Error('The sample has a mug.');
const apron: AdminProduct = {
  ...mug,
  id: '900',
  name: 'Linen Apron',
  description: 'Washed linen, with a pocket.',
  slug: 'linen-apron',
  sku: 'GIFT-900',
};
const subject = {
  at: paths.adminProducts,
  reads,
  texts,
  list: allProductsMock,
  nameOf: ({ name }: AdminProduct) => name,
};
const { table, rowOf } = adminPerson(texts);

const list = listStories({
  ...subject,
  remove: deleteProductMock,
  deleted: 'Product deleted successfully',
  long: { ...apron, name: 'Unbroken'.repeat(12), deliveryTime: 'As soon as possible, '.repeat(8) },
});

const chooseAll = async (form: Inside) => {
  await chooseOption(form, labels.giftingId, 'Welcome packs');
  await chooseOption(form, labels.categoryId, 'Drinkware');
  await addImage(form, labels.images);
};

const texted = {
  [labels.name]: apron.name,
  [labels.deliveryTime]: '5-7 working days',
  [labels.description]: apron.description,
  [labels.quantity]: '40',
  [labels.minimumOrderQuantity]: '5',
  Price: '12.50',
  Min: '5',
  Max: '49',
};
const adding = {
  ...subject,
  address: `${paths.adminProducts}?dialog=add`,
  opener: texts.add,
  title: texts.addTitle,
  submit: texts.add,
  saving: texts.adding,
  command: createProductMock,
  done: 'Product added successfully',
  kept: 'product',
  keptValues: {
    name: apron.name,
    priceRanges: [
      { price: '12.50', min: '5', max: '49' },
      { price: '11', min: '50', max: '' },
    ],
    thumbnail: {},
    images: [{}],
  },
  entered: texted,
  prepare: chooseAll,
  image: labels.thumbnail,
  sent: {
    name: apron.name,
    description: apron.description,
    deliveryTime: '5-7 working days',
    giftingId: '1',
    categoryId: '32',
    quantity: 40,
    minimumOrderQuantity: 5,
    type: 'product',
    sizeGuide: null,
    status: 'active',
    priceRanges: [{ price: 1250, min: 5, max: 49 }],
    thumbnail: expect.any(File),
    image: expect.any(File),
    images: [expect.any(File)],
  },
  after: [...products, apron],
  shows: apron.name,
  refusal: { name: 'This name is taken' },
} as const;
const addForm = formStories({ ...adding, after: [...products, apron] });
const add = addForm.stories;
const image = imageStories({ ...addForm, image: labels.thumbnail });

const editing = {
  ...subject,
  address: `${paths.adminProducts}?dialog=edit&id=101`,
  opener: `${texts.edit}, Stoneware Mug`,
  title: texts.editTitle,
  submit: texts.saveChanges,
  saving: texts.saving,
  command: updateProductMock,
  done: 'Product updated successfully',
  kept: 'product:101',
  keptValues: { ...mug, name: 'Speckled Mug', quantity: '2500', version: '1' },
  entered: { [labels.name]: 'Speckled Mug' },
  sent: {
    name: 'Speckled Mug',
    description: mug.description,
    deliveryTime: mug.deliveryTime,
    giftingId: '1',
    categoryId: '32',
    quantity: 2500,
    minimumOrderQuantity: 50,
    type: 'product',
    sizeGuide: null,
    status: 'active',
    priceRanges: mug.priceRanges,
    images: [],
    version: '1',
  },
  after: products.map((product) =>
    product.id === '101' ? { ...product, name: 'Speckled Mug, changed' } : product,
  ),
  shows: 'Speckled Mug, changed',
  refusal: { name: 'This name is taken' },
} as const;
const editForm = formStories({ ...editing, after: [...editing.after] });
const edit = editForm.stories;
const editOnly = editStories({ ...editing, after: [...editing.after] });

/** Another administrator renamed the mug and changed its stock. */
const meanwhile = {
  details: z.encode(adminProduct, { ...mug, name: 'Mug of stoneware', quantity: 1200, version: '2' }),
  theirs: { [labels.name]: 'Mug of stoneware', [labels.quantity]: '1200' },
};

const range = (form: Inside, number: number) => within(form.getByRole('group', { name: `Range ${number}` }));
const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S40.02'] },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Add' })).toBeVisible();
    const headers = within(await table()).getAllByRole('columnheader');
    await expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Image',
      'Product',
      'Gifting',
      'Category',
      'Type',
      'Min',
      'Delivery time',
      'Status',
      'Actions',
    ]);
    const row = within(await rowOf('Stoneware Mug'));
    for (const text of ['Welcome packs', 'Drinkware', 'product', '50 pcs', '10-12 working days', 'Active'])
      await expect(await row.findByText(text)).toBeVisible();
    await expect(row.getByRole('button', { name: 'Edit, Stoneware Mug' })).toBeVisible();
    await expect(row.getByRole('button', { name: 'Delete, Stoneware Mug' })).toBeVisible();
    await expect(await screen.findByRole('row', { name: /Cup and Chocolates/ })).toBeInTheDocument();
    await expect(screen.getByText('20 products')).toBeVisible();
  },
});

export const Loading = meta.story({ parameters: { states: ['S40.01'] }, ...list.loading });
export const Empty = meta.story({ parameters: { states: ['S40.03'] }, ...list.empty });
export const ServerError = meta.story({ parameters: { states: ['S40.04'] }, ...list.serverError });
export const TriedAgain = meta.story(list.triedAgain);
export const Malformed = meta.story(list.malformed);
export const Offline = meta.story(list.offline);

/** Without `catalogue.edit`. */
export const EditPressed = meta.story({
  parameters: { states: ['S40.05'] },
  beforeEach: ({ msw }) => msw.use(capabilitiesMock.empty()),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit, Stoneware Mug' }));
    await seesToast('Edit feature is not ready yet');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const AddDialog = meta.story({
  parameters: { states: ['S40.06'] },
  play: async () => {
    const form = await addForm.open();
    for (const label of Object.values(labels))
      if (label !== labels.priceRanges) await expect(form.getByLabelText(label)).toBeInTheDocument();
    await expect(form.getAllByRole('group', { name: /^Range \d/ })).toHaveLength(1);
    for (const label of ['Price', 'Min', 'Max']) await expect(form.getByLabelText(label)).toHaveValue('');
    await expect(await addForm.submitButton()).toBeDisabled();
  },
});

export const ChoicesLoaded = meta.story({
  parameters: { states: ['S40.07'] },
  play: async () => {
    const form = await addForm.open();
    await chooseOption(form, labels.giftingId, 'Milestones');
    await chooseOption(form, labels.categoryId, 'Treats');
    await expect(form.getByLabelText(labels.giftingId)).toHaveDisplayValue('Milestones');
    await expect(form.getByLabelText(labels.categoryId)).toHaveDisplayValue('Treats');
  },
});

export const ChoicesFailed = meta.story({
  parameters: { states: ['S40.08'] },
  beforeEach: ({ msw }) => msw.use(giftingChoicesMock.failure(500), categoryChoicesMock.failure(500)),
  play: async () => {
    const form = await addForm.open();
    await expect(await form.findByText(texts.giftingFailed)).toBeVisible();
    await expect(await form.findByText(texts.categoriesFailed)).toBeVisible();
    await expect(form.getAllByRole('button', { name: 'Try Again' })).toHaveLength(2);
  },
});

export const ChoicesTriedAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(giftingChoicesMock.failure(500)),
  play: async ({ msw }) => {
    const form = await addForm.open();
    const again = await form.findByRole('button', { name: 'Try Again' });
    msw.use(giftingChoicesMock.ok());
    await userEvent.click(again);
    await chooseOption(form, labels.giftingId, 'Welcome packs');
    await expect(form.queryByText(texts.giftingFailed)).toBeNull();
  },
});

export const ThumbnailOnly = meta.story({
  parameters: { states: ['S40.09'] },
  play: async () => {
    const form = await addForm.open();
    await chooseImage(form, labels.thumbnail);
    await expect(await addForm.submitButton()).toBeDisabled();
  },
});

export const AdditionalImageOnly = meta.story({
  parameters: { states: ['S40.10'] },
  play: async () => {
    const form = await addForm.open();
    await addImage(form, labels.images);
    await expect(await addForm.submitButton()).toBeDisabled();
  },
});

export const ImagesChosen = meta.story({
  parameters: { states: ['S40.11'] },
  play: async () => {
    const form = await addForm.open();
    await addImage(form, labels.images);
    await chooseImage(form, labels.thumbnail);
    await expect(await addForm.submitButton()).toBeEnabled();
  },
});
export const ThumbnailRemoved = meta.story(image.removed);

export const NameMissing = meta.story({
  parameters: { states: ['S40.12'] },
  ...add.missing(labels.name, 'Enter a name'),
});
export const DescriptionMissing = meta.story({
  parameters: { states: ['S40.13'] },
  ...add.missing(labels.description, 'Enter a description'),
});
export const QuantityMissing = meta.story({
  parameters: { states: ['S40.14'] },
  ...add.missing(labels.quantity, 'Enter the quantity'),
});
export const MinimumMissing = meta.story({
  parameters: { states: ['S40.15'] },
  ...add.missing(labels.minimumOrderQuantity, 'Enter the minimum order quantity'),
});
export const DeliveryTimeMissing = meta.story({
  parameters: { states: ['S40.16'] },
  ...add.missing(labels.deliveryTime, 'Enter the estimated delivery time'),
});

const notChosen = (label: string, message: string) => async () => {
  const form = await addForm.fillIn();
  await userEvent.selectOptions(form.getByLabelText(label), '');
  await addForm.press();
  await waitFor(() => expect(form.getByLabelText(label)).toHaveFocus());
  await expect(form.getByLabelText(label)).toHaveAccessibleDescription(message);
};
export const GiftingNotChosen = meta.story({
  parameters: { states: ['S40.17'] },
  play: notChosen(labels.giftingId, 'Choose a gifting pack'),
});
export const CategoryNotChosen = meta.story({
  parameters: { states: ['S40.18'] },
  play: notChosen(labels.categoryId, 'Choose a category'),
});

const received = fn();

/** Types a size guide with a filled form, and sends it. */
const guided = async (typed: string) => {
  const form = await addForm.fillIn();
  const guide = await form.findByLabelText(labels.sizeGuide);
  await expect(guide).toHaveAccessibleDescription(`Optional ${texts.sizeGuideHint}`);
  await userEvent.click(guide);
  await userEvent.paste(typed);
  await addForm.press();
  return guide;
};
export const GuideTyped = meta.story({
  parameters: { states: ['S78.01'] },
  beforeEach: ({ msw }) => {
    received.mockReset();
    msw.use(
      createProductMock.answer(({ body }) => {
        received(body.sizeGuide);
        return createProductMock.samples.ok;
      }),
    );
  },
  play: async () => {
    await guided('S, 98, 68\nM, 104, 70');
    await waitFor(() => expect(received).toHaveBeenCalledWith('S, 98, 68\nM, 104, 70'));
  },
});
export const GuideRefused = meta.story({
  parameters: { states: ['S78.02'] },
  play: async () => {
    const guide = await guided('S 98 68');
    const message = 'Enter one size a line: M, 104, 70 for a chest of 104 cm and a length of 70 cm';
    await expect(await screen.findByText(message)).toBeVisible();
    await expect(guide).toHaveFocus();
  },
});

/** Without the capability a product has no guide. */
export const WithoutGuides = meta.story({
  beforeEach: ({ msw }) => msw.use(capabilitiesMock.ok(['catalogue.edit'])),
  play: async () => {
    const form = await addForm.open();
    await expect(form.queryByLabelText(labels.sizeGuide)).toBeNull();
  },
});

const chosen = (label: string, value: string) => ({
  play: async () => {
    const form = await addForm.open();
    await userEvent.selectOptions(form.getByLabelText(label), value);
    await expect(form.getByLabelText(label)).toHaveDisplayValue(value);
  },
});
export const TypeProduct = meta.story({
  parameters: { states: ['S40.19'] },
  ...chosen(labels.type, 'product'),
});
export const TypeBag = meta.story({ parameters: { states: ['S40.20'] }, ...chosen(labels.type, 'bag') });
export const StatusActive = meta.story({
  parameters: { states: ['S40.21'] },
  ...chosen(labels.status, 'active'),
});
export const StatusInactive = meta.story({
  parameters: { states: ['S40.22'] },
  ...chosen(labels.status, 'inactive'),
});

export const PriceMissing = meta.story({
  parameters: { states: ['S40.23'] },
  ...add.missing('Price', 'Enter a price'),
});
export const MinMissing = meta.story({
  parameters: { states: ['S40.24'] },
  ...add.missing('Min', 'Enter a min'),
});
export const MaxMissing = meta.story({
  parameters: { states: ['S40.25'] },
  ...add.missing('Max', 'Enter a max'),
});

export const OneRange = meta.story({
  parameters: { states: ['S40.26'] },
  play: async () => {
    const form = await addForm.open();
    await expect(form.getByRole('button', { name: 'Remove range 1' })).toBeDisabled();
  },
});

export const SeveralRanges = meta.story({
  parameters: { states: ['S40.27'] },
  play: async () => {
    const form = await editForm.open();
    for (const number of [1, 2, 3])
      await expect(form.getByRole('button', { name: `Remove range ${number}` })).toBeEnabled();
    await expect(
      form.getByRole('img', { name: '9.20 for 1 to 99, 8.40 for 100 to 249, 7.80 for 250 to 100,000' }),
    ).toBeVisible();
  },
});

export const RangeRemoved = meta.story({
  play: async () => {
    const form = await editForm.open();
    await userEvent.click(form.getByRole('button', { name: 'Remove range 2' }));
    await waitFor(() => expect(range(form, 2).getByLabelText('Price')).toHaveFocus());
    await expect(range(form, 2).getByLabelText('Min')).toHaveAccessibleDescription(
      '100 to 249 is in no range, so the price of range 1 applies',
    );
  },
});

/** The next range begins where the last one ends. */
export const RangeAdded = meta.story({
  play: async () => {
    const form = await addForm.open();
    await userEvent.type(form.getByLabelText('Max'), '49');
    await userEvent.type(form.getByLabelText('Min'), '5');
    await userEvent.click(form.getByRole('button', { name: 'Add range' }));
    await waitFor(() => expect(range(form, 2).getByLabelText('Price')).toHaveFocus());
    await expect(range(form, 2).getByLabelText('Min')).toHaveValue('50');
  },
});

/** An overlap is said beside its row while it is typed, with the change that corrects it. */
export const RangesOverlap = meta.story({
  play: async () => {
    const form = await editForm.open();
    const min = range(form, 2).getByLabelText('Min');
    await retype(min, '80');
    await expect(min).toHaveFocus();
    await expect(min).toHaveAccessibleDescription('80 to 99 is in range 1 too');
    await expect(min).toBeInvalid();
    await expect(form.getByRole('img', { name: /two prices for 80 to 99/ })).toBeVisible();
    await expect(form.getByText(ladder.toMend(1))).toBeVisible();
  },
});

/** Nothing is sent, and focus is at the row. */
export const RangesOverlapSubmitted = meta.story({
  beforeEach: ({ msw }) => msw.use(updateProductMock.pending()),
  play: async () => {
    const form = await editForm.open();
    await retype(range(form, 2).getByLabelText('Min'), '80');
    await editForm.press();
    await waitFor(() => expect(range(form, 2).getByLabelText('Min')).toHaveFocus());
    await expect(await editForm.submitButton()).not.toHaveAttribute('aria-busy');
  },
});

export const OverlapMended = meta.story({
  play: async () => {
    const form = await editForm.open();
    const min = range(form, 2).getByLabelText('Min');
    await retype(min, '80');
    await userEvent.click(form.getByRole('button', { name: 'Start this at 100' }));
    await expect(min).toHaveValue('100');
    await waitFor(() => expect(min).toHaveFocus());
    await expect(form.queryByText('80 to 99 is in range 1 too')).toBeNull();
  },
});

/** Allowed, so it can be saved; the shop falls back to the first range. */
export const GapBetweenRanges = meta.story({
  play: async () => {
    const form = await editForm.open();
    await retype(range(form, 2).getByLabelText('Max'), '199');
    const min = range(form, 3).getByLabelText('Min');
    await expect(min).toHaveAccessibleDescription(
      '200 to 249 is in no range, so the price of range 1 applies',
    );
    await expect(min).toBeValid();
    await expect(form.getByRole('img', { name: /no range for 200 to 249/ })).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Stretch range 2 to 249' }));
    await expect(range(form, 2).getByLabelText('Max')).toHaveValue('249');
  },
});

export const BelowTheMinimum = meta.story({
  play: async () => {
    const form = await editForm.open();
    await expect(range(form, 1).getByLabelText('Min')).toHaveAccessibleDescription(
      'It starts below the minimum order quantity of 50',
    );
    await retype(form.getByLabelText(labels.minimumOrderQuantity), '100');
    await expect(range(form, 1).getByLabelText('Max')).toHaveAccessibleDescription(
      'All of it is below the minimum order quantity of 100',
    );
  },
});

/** By the shop's own price function. */
export const PacksCost = meta.story({
  play: async () => {
    const form = await editForm.open();
    await retype(form.getByLabelText(ladder.packs), '250');
    await expect(form.getByText('250 packs cost 1,950.00 GBP')).toBeVisible();
    await expect(form.getByText('7.80 GBP each, range 250 to 100,000')).toBeVisible();
  },
});

export const PacksInNoRange = meta.story({
  play: async () => {
    const form = await editForm.open();
    await retype(form.getByLabelText(ladder.packs), '100001');
    await expect(
      form.getByText('9.20 GBP each, the price of range 1: no range has this number'),
    ).toBeVisible();
  },
});

export const PacksInvalid = meta.story({
  play: async () => {
    const form = await editForm.open();
    await retype(form.getByLabelText(ladder.packs), '0');
    await expect(form.getByLabelText(ladder.packs)).toHaveAccessibleDescription(ladder.packsInvalid);
    await expect(form.queryByText(/packs cost/)).toBeNull();
  },
});

/** Converted as the shop converts, while it is typed. */
export const InAnotherCurrency = meta.story({
  play: async () => {
    const form = await editForm.open();
    await chooseOption(form, ladder.currency, 'EUR');
    await expect(form.getByText('100 packs cost 983.00 EUR')).toBeVisible();
    await retype(range(form, 2).getByLabelText('Price'), '10');
    await expect(form.getByText('100 packs cost 1,170.00 EUR')).toBeVisible();
    await expect(form.getByRole('img', { name: /11.70 for 100 to 249/ })).toBeVisible();
  },
});

export const CurrenciesFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(currenciesMock.failure(500)),
  play: async () => {
    const form = await editForm.open();
    await expect(await form.findByText(ladder.currencyFailed)).toBeVisible();
    await expect(form.getByText('8.40 each, range 100 to 249')).toBeVisible();
  },
});

const anyFile = userEvent.setup({ applyAccept: false });
export const OtherKindOfFile = meta.story({
  parameters: { states: ['S40.28'] },
  play: async () => {
    const form = await addForm.open();
    await anyFile.upload(form.getByLabelText(labels.thumbnail), brief);
    await anyFile.upload(form.getByLabelText(labels.images), brief);
    await waitFor(() =>
      expect(form.getByLabelText(labels.thumbnail)).toHaveAccessibleDescription(imageRefusals.wrongKind),
    );
    await expect(form.getByLabelText(labels.images)).toHaveAccessibleDescription(
      `brief.pdf: ${imageRefusals.wrongKind}`,
    );
    await expect(await addForm.submitButton()).toBeDisabled();
  },
});
export const EmptyFile = meta.story(image.emptyFile);

export const Adding = meta.story({ parameters: { states: ['S40.29'] }, ...add.waiting });
export const AddedToast = meta.story({ parameters: { states: ['S40.30'] }, ...add.savedToast });
export const AddedOnce = meta.story(add.savedOnce);
export const AddFailedToast = meta.story({ parameters: { states: ['S40.33'] }, ...add.failedToast });
export const AddRefusedByTheServer = meta.story(add.refused);

/** The server's message about a number of a range is at that number. */
export const RangeRefusedByTheServer = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      createProductMock.failure(422, 'Refused', {
        'price_ranges.0.max_quantity': ['There is a better range'],
      }),
    ),
  play: async () => {
    const form = await addForm.fillIn();
    await addForm.press();
    await seesToast(texts.failed);
    await waitFor(() => expect(form.getByLabelText('Max')).toHaveFocus());
    await expect(form.getByLabelText('Max')).toHaveAccessibleDescription('There is a better range');
  },
});
export const AddCancelled = meta.story(add.cancelled);
export const AddCancelledWithChanges = meta.story(add.cancelledWithChanges);
export const AddDuringARefetch = meta.story(add.typingDuringARefetch);
export const AddSessionExpired = meta.story({ tags: ['!dev'], ...add.sessionExpired });
export const AddSessionExpiredOvernight = meta.story({ tags: ['!dev'], ...add.sessionExpiredOvernight });
export const AddEnteredBefore = meta.story({
  ...add.enteredBefore,
  play: async () => {
    await add.enteredBefore.play();
    const form = await visible(await screen.findByRole('dialog', { name: texts.addTitle }));
    await expect(range(form, 2).getByLabelText('Price')).toHaveValue('11');
  },
});
export const AddEnteredBeforeDiscarded = meta.story(add.enteredBeforeDiscarded);
export const AddLongText = meta.story(add.longText);

export const EditDialog = meta.story(
  editOnly.holds({
    [labels.name]: 'Stoneware Mug',
    [labels.description]: mug.description,
    [labels.deliveryTime]: '10-12 working days',
    [labels.quantity]: '2500',
    [labels.minimumOrderQuantity]: '50',
    [labels.type]: 'product',
    [labels.status]: 'active',
  }),
);
export const NothingChangedToast = meta.story({
  parameters: { states: ['S40.31'] },
  beforeEach: ({ msw }) => msw.use(updateProductMock.failure(500)),
  play: async () => {
    await editForm.open();
    await editForm.press();
    await seesToast('No changes detected');
    await expect(screen.getByRole('dialog', { name: texts.editTitle })).toBeVisible();
  },
});
export const Saving = meta.story(edit.waiting);
export const UpdatedToast = meta.story({ parameters: { states: ['S40.32'] }, ...edit.savedToast });
export const UpdatedOnce = meta.story(edit.savedOnce);
export const UpdateFailedToast = meta.story({ parameters: { states: ['S40.33'] }, ...edit.failedToast });
export const UpdateRefusedByTheServer = meta.story(edit.refused);
export const EditCancelled = meta.story(edit.cancelled);
export const EditCancelledWithChanges = meta.story(edit.cancelledWithChanges);
export const EditDuringARefetch = meta.story(edit.typingDuringARefetch);
export const EditSessionExpired = meta.story({ tags: ['!dev'], ...edit.sessionExpired });
export const EditSessionExpiredOvernight = meta.story({ tags: ['!dev'], ...edit.sessionExpiredOvernight });
export const EditEnteredBefore = meta.story(edit.enteredBefore);
export const RemovedMeanwhileToast = meta.story(editOnly.removedMeanwhileToast);
export const RemovedBeforeToast = meta.story(editOnly.removedBeforeToast);
export const ChangedMeanwhile = meta.story(editOnly.changedMeanwhile(meanwhile));
export const ChangedMeanwhileKeptMine = meta.story(
  editOnly.keptMine({ ...meanwhile, sent: { ...editing.sent, quantity: 1200, version: '2' } }),
);
export const ChangedMeanwhileTookTheirs = meta.story(editOnly.tookTheirs(meanwhile));

/** Both changed the ranges: they are shown in words, and either set can be taken. */
export const RangesChangedMeanwhile = meta.story({
  beforeEach: editOnly.changedMeanwhile({
    ...meanwhile,
    details: z.encode(adminProduct, {
      ...mug,
      priceRanges: [{ min: 1, max: 500, price: 800 }],
      version: '2',
    }),
  }).beforeEach,
  play: async () => {
    const form = await editForm.open();
    await retype(range(form, 1).getByLabelText('Price'), '9.90');
    await editForm.press();
    const theirs = await form.findByRole('radio', { name: 'Theirs: 8.00 (1–500)' });
    await expect(range(form, 1).getByLabelText('Price')).toHaveValue('9.90');
    await userEvent.click(theirs);
    await expect(range(form, 1).getByLabelText('Price')).toHaveValue('8.00');
    await expect(form.getAllByRole('group', { name: /^Range \d/ })).toHaveLength(1);
  },
});

export const Deleting = meta.story(list.deleting);
export const DeletedToast = meta.story({ parameters: { states: ['S40.34'] }, ...list.deletedToast });
export const DeletedDuringARefetch = meta.story(list.deletedDuringARefetch);
export const DeletedOnASlowLine = meta.story(list.deletedOnASlowLine);
export const DeleteFailedToast = meta.story({
  parameters: { states: ['S40.35'] },
  ...list.deleteFailedToast,
});
export const AlreadyRemovedToast = meta.story(list.alreadyRemovedToast);

export const RefreshedOnFocus = meta.story({
  parameters: { states: ['S40.36'] },
  play: async ({ msw }) => {
    await table();
    msw.use(allProductsMock.ok([apron, ...products]));
    focusWindow();
    await expect(await rowOf(apron.name)).toBeVisible();
  },
});

const address = (search: string) => ({
  route: { path: paths.adminProducts, at: paths.adminProducts + search, reads },
});

const namesShown = async () =>
  within(await table())
    .getAllByRole('row')
    .flatMap((row) => within(row).queryAllByRole('rowheader')[0]?.textContent ?? []);

export const Searched = meta.story({
  play: async () => {
    await table();
    await userEvent.type(screen.getByRole('searchbox', { name: filters.search }), 'mug');
    await waitFor(async () => expect(await namesShown()).toEqual(['Stoneware Mug']));
    await expect(screen.getByText('1 of 20 products')).toBeVisible();
    await expect(screen.getByRole('searchbox', { name: filters.search })).toHaveFocus();
  },
});

/** A shared address shows what it was copied from. */
export const SharedAddress = meta.story({
  parameters: address('?search=o&category=34&sort=name'),
  play: async () => {
    await waitFor(async () => expect(await namesShown()).toEqual(['Canvas Tote', 'Notebook']));
    await expect(screen.getByRole('searchbox', { name: filters.search })).toHaveValue('o');
    await waitFor(() => expect(screen.getByLabelText(filters.category)).toHaveDisplayValue('Desk and bag'));
    await expect(screen.getByLabelText(filters.order)).toHaveDisplayValue('Name');
  },
});

/** What the address cannot mean is left out. */
export const DamagedAddress = meta.story({
  parameters: address('?sort=%00&category=999&search='),
  play: async () => {
    await expect(await screen.findByText(filters.noMatch)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: filters.clear }));
    await expect(await rowOf('Stoneware Mug')).toBeVisible();
  },
});

export const Filtered = meta.story({
  play: async () => {
    await table();
    await screen.findByRole('option', { name: 'Drinkware' });
    await userEvent.selectOptions(screen.getByLabelText(filters.category), 'Drinkware');
    await waitFor(async () => expect(await namesShown()).toEqual(['Stoneware Mug', 'Insulated Bottle']));
    await userEvent.selectOptions(screen.getByLabelText(filters.order), 'Name');
    await waitFor(async () => expect(await namesShown()).toEqual(['Insulated Bottle', 'Stoneware Mug']));
  },
});

export const NothingFits = meta.story({
  parameters: address('?search=unicorn'),
  play: async () => {
    await expect(await screen.findByText(filters.noMatch)).toBeVisible();
    await expect(screen.queryByRole('table')).toBeNull();
  },
});

export const SearchCleared = meta.story({
  parameters: address('?search=unicorn&sort=name'),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: filters.clear }));
    await expect(await rowOf('Stoneware Mug')).toBeVisible();
    await expect(screen.getByRole('searchbox', { name: filters.search })).toHaveValue('');
    await expect(screen.getByLabelText(filters.order)).toHaveDisplayValue('Name');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

/** A dialog keeps the search in the address behind it. */
export const SearchedAndOpened = meta.story({
  parameters: address('?search=mug'),
  play: async () => {
    const form = await editForm.open();
    await userEvent.click(form.getByRole('button', { name: texts.cancel }));
    await waitFor(async () => expect(await namesShown()).toEqual(['Stoneware Mug']));
    await expect(screen.getByRole('searchbox', { name: filters.search })).toHaveValue('mug');
  },
});

export const LongText = meta.story(list.longText);
export const Narrow = meta.story({ parameters: { states: ['S40.37'] }, ...list.narrow });
export const NarrowDialog = meta.story({ parameters: { states: ['S40.37'] }, ...add.narrow });
export const Small = meta.story({ ...list.narrow, globals: { viewport: { value: 'small' } } });
export const SmallDialog = meta.story({ ...add.narrow, globals: { viewport: { value: 'small' } } });
