import { sampleAdmin } from '@gifting/api/account/mocks';
import {
  allGiftBoxesMock,
  createGiftBoxMock,
  deleteGiftBoxMock,
  updateGiftBoxMock,
} from '@gifting/api/gift-boxes/mocks';
import { type AdminGiftBox, adminGiftBox } from '@gifting/domain/gift-boxes/admin-gift-box';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import { paths } from '#app/paths.ts';
import { InDashboard } from '#screens/layout/InDashboard.tsx';
import { seesToast } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { adminPerson, dialogIsGone, focusWindow } from '../shared/admin-person';
import { editStories } from '../shared/admin-stories/edit-stories';
import { formStories } from '../shared/admin-stories/form-stories';
import { imageStories } from '../shared/admin-stories/image-stories';
import { listStories } from '../shared/admin-stories/list-stories';
import { AdminGiftBoxesScreen } from './AdminGiftBoxesScreen';
import { reads } from './AdminGiftBoxesScreen.reads';
import { adminGiftBoxesTexts as texts } from './AdminGiftBoxesScreen.texts';

const meta = preview.meta({
  title: 'Screens/Administration/Gift boxes',
  component: AdminGiftBoxesScreen,
  decorators: [InDashboard],
  parameters: { controls: { disable: true }, user: sampleAdmin, route: { at: paths.adminGiftBoxes, reads } },
});

const { labels, prices } = texts;
const boxes = allGiftBoxesMock.samples.ok;
const tin: AdminGiftBox = {
  id: '290',
  name: 'Biscuit Tin',
  prices: { plain: 410, branded: 525, custom_branding: 680 },
  picture: '/pictures/giftbox.svg',
  status: 'active',
  version: '1',
};
const subject = {
  at: paths.adminGiftBoxes,
  reads,
  texts,
  list: allGiftBoxesMock,
  nameOf: ({ name }: AdminGiftBox) => name,
};
const { table, rowOf } = adminPerson(texts);

const list = listStories({
  ...subject,
  remove: deleteGiftBoxMock,
  deleted: 'Giftbox deleted successfully',
  long: {
    ...tin,
    name: 'Unbroken'.repeat(12),
    prices: { plain: 100_000_000, branded: 100_000_000, custom_branding: 100_000_000 },
  },
});

const addForm = formStories({
  ...subject,
  address: `${paths.adminGiftBoxes}?dialog=add`,
  opener: texts.add,
  title: texts.addTitle,
  submit: texts.add,
  saving: texts.adding,
  command: createGiftBoxMock,
  done: 'Giftbox added successfully',
  kept: 'gift-box',
  keptValues: { name: tin.name, prices: { plain: '4.10', branded: '', custom_branding: '' }, image: {} },
  entered: {
    [labels.name]: tin.name,
    [prices.plain]: '4.1',
    [prices.branded]: '5.25',
    [prices.custom_branding]: '6.80',
  },
  image: labels.image,
  sent: { name: tin.name, prices: tin.prices, image: expect.any(File) },
  after: [...boxes, tin],
  shows: tin.name,
  refusal: { name: 'This name is taken' },
});
const add = addForm.stories;
const image = imageStories({ ...addForm, image: labels.image });

const editing = {
  ...subject,
  address: `${paths.adminGiftBoxes}?dialog=edit&id=201`,
  opener: `${texts.edit}, Kraft Mailer`,
  title: texts.editTitle,
  submit: texts.saveChanges,
  saving: texts.saving,
  command: updateGiftBoxMock,
  done: 'Giftbox updated successfully',
  kept: 'gift-box:201',
  keptValues: {
    name: 'Kraft Mailer, large',
    prices: { plain: '2.90', branded: '3.10', custom_branding: '4.20' },
    image: {},
  },
  entered: { [labels.name]: 'Kraft Mailer, large', [prices.plain]: '2.9' },
  sent: {
    name: 'Kraft Mailer, large',
    prices: { plain: 290, branded: 310, custom_branding: 420 },
    version: '1',
  },
  after: boxes.map((box) => (box.id === '201' ? { ...box, name: 'Kraft Mailer, changed' } : box)),
  shows: 'Kraft Mailer, changed',
  refusal: { name: 'This name is taken' },
} as const;
const editForm = formStories(editing);
const edit = editForm.stories;
const editOnly = editStories(editing);

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S39.02'] },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    const headers = within(await table()).getAllByRole('columnheader');
    await expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Image',
      'Name',
      'Plain price',
      'Event & Content price',
      'Custom branding price',
      'Status',
      'Actions',
    ]);
    const row = within(await rowOf('Kraft Mailer'));
    for (const cell of ['2.45', '3.10', '4.20', 'Active']) await expect(row.getByText(cell)).toBeVisible();
    for (const { name } of boxes) {
      await expect(screen.getByRole('button', { name: `Edit, ${name}` })).toBeVisible();
      await expect(screen.getByRole('button', { name: `Delete, ${name}` })).toBeVisible();
    }
    await expect(screen.getByText(texts.count(3))).toBeVisible();
  },
});

export const Loading = meta.story({ parameters: { states: ['S39.01'] }, ...list.loading });
/** The specification uses the words for services. */
export const Empty = meta.story({ parameters: { states: ['S39.03'] }, ...list.empty });
export const ServerError = meta.story({ parameters: { states: ['S39.04'] }, ...list.serverError });
export const TriedAgain = meta.story(list.triedAgain);
export const Malformed = meta.story(list.malformed);
export const Offline = meta.story(list.offline);

export const AddDialog = meta.story({ parameters: { states: ['S39.05'] }, ...image.blank });
export const ImageChosen = meta.story({ parameters: { states: ['S39.06'] }, ...image.chosen });
export const ImageRemoved = meta.story(image.removed);
export const NameMissing = meta.story({
  parameters: { states: ['S39.07'] },
  ...add.missing(labels.name, 'Enter a name'),
});
export const PlainPriceMissing = meta.story({
  parameters: { states: ['S39.08'] },
  ...add.missing(prices.plain, 'Enter the plain price'),
});
export const BrandedPriceMissing = meta.story({
  parameters: { states: ['S39.09'] },
  ...add.missing(prices.branded, 'Enter the Event & Content price'),
});
export const CustomBrandingPriceMissing = meta.story({
  parameters: { states: ['S39.10'] },
  ...add.missing(prices.custom_branding, 'Enter the custom branding price'),
});
export const OtherKindOfFile = meta.story({ parameters: { states: ['S39.11'] }, ...image.otherKindOfFile });
export const EmptyFile = meta.story(image.emptyFile);
export const Adding = meta.story({ parameters: { states: ['S39.12'] }, ...add.waiting });
export const AddedToast = meta.story({ parameters: { states: ['S39.13'] }, ...add.savedToast });
export const AddedOnce = meta.story(add.savedOnce);
export const AddFailedToast = meta.story({ parameters: { states: ['S39.16'] }, ...add.failedToast });
export const AddRefusedByTheServer = meta.story(add.refused);

/** The request names the prices differently from the form; the message is at the field all the same. */
export const PriceRefusedByTheServer = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      createGiftBoxMock.failure(422, 'Refused', { event_content_branded_price: ['This price is too high'] }),
    ),
  play: async () => {
    const form = await addForm.fillIn();
    await addForm.press();
    await seesToast(texts.failed);
    await waitFor(() => expect(form.getByLabelText(prices.branded)).toHaveFocus());
    await expect(form.getByLabelText(prices.branded)).toHaveAccessibleDescription('This price is too high');
  },
});

export const AddCancelled = meta.story(add.cancelled);
export const AddCancelledWithChanges = meta.story(add.cancelledWithChanges);
export const AddDuringARefetch = meta.story(add.typingDuringARefetch);
export const AddSessionExpired = meta.story({ tags: ['!dev'], ...add.sessionExpired });
export const AddSessionExpiredOvernight = meta.story({ tags: ['!dev'], ...add.sessionExpiredOvernight });
export const AddEnteredBefore = meta.story(add.enteredBefore);
export const AddEnteredBeforeDiscarded = meta.story(add.enteredBeforeDiscarded);
export const AddLongText = meta.story(add.longText);

export const EditDialog = meta.story({
  parameters: { states: ['S39.14'] },
  ...editOnly.holds({
    [labels.name]: 'Kraft Mailer',
    [prices.plain]: '2.45',
    [prices.branded]: '3.10',
    [prices.custom_branding]: '4.20',
  }),
});

export const Saving = meta.story(edit.waiting);
export const UpdatedToast = meta.story({ parameters: { states: ['S39.15'] }, ...edit.savedToast });

const received = fn();

/** Sent although nothing differs, without a picture: the present one stays. */
export const UpdatedUnchangedToast = meta.story({
  parameters: { states: ['S39.15'] },
  beforeEach: ({ msw }) => {
    received.mockReset();
    msw.use(
      updateGiftBoxMock.answer(({ params, body }) => {
        received(params.id, body);
        return updateGiftBoxMock.samples.ok;
      }),
    );
  },
  play: async () => {
    const form = await editForm.open();
    await expect(form.getByRole('group', { name: `${labels.image}: Present picture` })).toBeVisible();
    await editForm.press();
    await seesToast('Giftbox updated successfully');
    await dialogIsGone();
    await expect(received).toHaveBeenCalledWith('201', {
      name: 'Kraft Mailer',
      prices: { plain: 245, branded: 310, custom_branding: 420 },
      version: '1',
    });
  },
});

export const UpdatedOnce = meta.story(edit.savedOnce);
export const UpdateFailedToast = meta.story({ parameters: { states: ['S39.16'] }, ...edit.failedToast });
export const UpdateRefusedByTheServer = meta.story(edit.refused);
export const EditCancelled = meta.story(edit.cancelled);
export const EditCancelledWithChanges = meta.story(edit.cancelledWithChanges);
export const EditDuringARefetch = meta.story(edit.typingDuringARefetch);
export const RemovedMeanwhileToast = meta.story(editOnly.removedMeanwhileToast);
export const RemovedMeanwhileClosed = meta.story(editOnly.removedMeanwhileClosed);
export const RemovedBeforeToast = meta.story(editOnly.removedBeforeToast);
export const ChangedMeanwhile = meta.story(
  editOnly.changedMeanwhile({
    details: z.encode(adminGiftBox, {
      ...tin,
      id: '201',
      name: 'Mailer',
      prices: { plain: 255, branded: 310, custom_branding: 420 },
      version: '2',
    }),
    theirs: { [labels.name]: 'Mailer', [prices.plain]: '2.55' },
  }),
);
export const EditSessionExpired = meta.story({ tags: ['!dev'], ...edit.sessionExpired });
export const EditSessionExpiredOvernight = meta.story({ tags: ['!dev'], ...edit.sessionExpiredOvernight });
export const EditEnteredBefore = meta.story(edit.enteredBefore);

export const Deleting = meta.story(list.deleting);
export const DeletedToast = meta.story({ parameters: { states: ['S39.17'] }, ...list.deletedToast });
export const DeletedDuringARefetch = meta.story(list.deletedDuringARefetch);
export const DeletedOnASlowLine = meta.story(list.deletedOnASlowLine);
export const DeleteFailedToast = meta.story({
  parameters: { states: ['S39.18'] },
  ...list.deleteFailedToast,
});
export const AlreadyRemovedToast = meta.story(list.alreadyRemovedToast);

export const RefreshedOnFocus = meta.story({
  parameters: { states: ['S39.19'] },
  play: async ({ msw }) => {
    await table();
    msw.use(allGiftBoxesMock.ok([...boxes, tin]));
    focusWindow();
    await expect(await rowOf(tin.name)).toBeVisible();
  },
});

export const LongText = meta.story(list.longText);
export const Narrow = meta.story({ parameters: { states: ['S39.20'] }, ...list.narrow });
export const NarrowDialog = meta.story({ parameters: { states: ['S39.20'] }, ...add.narrow });

/** A typed price is formatted on blur; an invalid amount shows an error at its field. */
export const WrongPrice = meta.story({
  play: async () => {
    const form = await addForm.fillIn();
    await userEvent.clear(form.getByLabelText(prices.plain));
    await userEvent.type(form.getByLabelText(prices.plain), 'four');
    await addForm.press();
    await waitFor(() => expect(form.getByLabelText(prices.plain)).toHaveFocus());
    await expect(form.getByLabelText(prices.plain)).toHaveAccessibleDescription(
      'Plain price is an amount from 0 to 1,000,000.00, such as 8.40',
    );
    await expect(form.getByLabelText(prices.plain)).toHaveValue('four');
  },
});

/** Edits a gift box by keyboard. */
export const Keyboard = meta.story({
  beforeEach: edit.savedToast.beforeEach,
  play: async () => {
    await table();
    screen.getByRole('button', { name: editing.opener }).focus();
    await userEvent.keyboard('{Enter}');
    const form = within(await screen.findByRole('dialog', { name: texts.editTitle }));
    await waitFor(() => expect(form.getByLabelText(labels.name)).toHaveFocus());
    for (const label of [prices.plain, prices.branded, prices.custom_branding]) {
      await userEvent.tab();
      await expect(form.getByLabelText(label)).toHaveFocus();
    }
    // Not by Tab: user-event does not skip the preview, which is inert.
    form.getByRole('button', { name: texts.saveChanges }).focus();
    await userEvent.keyboard('{Enter}');
    await dialogIsGone();
    await expect(await rowOf(editing.shows)).toBeVisible();
  },
});
