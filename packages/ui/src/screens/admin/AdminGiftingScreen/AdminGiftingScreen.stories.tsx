import { sampleAdmin } from '@gifting/api/account/mocks';
import {
  allGiftingMock,
  createGiftingMock,
  deleteGiftingMock,
  updateGiftingMock,
} from '@gifting/api/gifting/mocks';
import { allProductsMock } from '@gifting/api/products/mocks';
import { type AdminGifting, adminGifting } from '@gifting/domain/gifting/admin-gifting';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import { errorTexts } from '#app/error-catalogue.ts';
import { paths } from '#app/paths.ts';
import { InDashboard } from '#screens/layout/InDashboard.tsx';
import { seesToast } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { adminPerson, dialogIsGone, focusWindow } from '../shared/admin-person';
import { editStories } from '../shared/admin-stories/edit-stories';
import { formStories } from '../shared/admin-stories/form-stories';
import { imageStories } from '../shared/admin-stories/image-stories';
import { listStories } from '../shared/admin-stories/list-stories';
import { AdminGiftingScreen } from './AdminGiftingScreen';
import { reads } from './AdminGiftingScreen.reads';
import { adminGiftingTexts as texts } from './AdminGiftingScreen.texts';

const meta = preview.meta({
  title: 'Screens/Administration/Gifting',
  component: AdminGiftingScreen,
  decorators: [InDashboard],
  parameters: { controls: { disable: true }, user: sampleAdmin, route: { at: paths.adminGifting, reads } },
});

const { labels } = texts;
const packs = allGiftingMock.samples.ok;
const farewells: AdminGifting = {
  id: '90',
  name: 'Farewells',
  description: 'For a colleague who leaves, signed by all who stay.',
  image: '/pictures/card.svg',
  version: '1',
};
const subject = {
  at: paths.adminGifting,
  reads,
  texts,
  list: allGiftingMock,
  nameOf: ({ name }: AdminGifting) => name,
};
const { table, rowOf, askToDelete } = adminPerson(texts);

const list = listStories({
  ...subject,
  remove: deleteGiftingMock,
  deleted: 'Gift deleted successfully',
  long: {
    ...farewells,
    name: 'Unbroken'.repeat(12),
    description: 'Words that go on and on about it. '.repeat(20),
  },
});

const addForm = formStories({
  ...subject,
  address: `${paths.adminGifting}?dialog=add`,
  opener: texts.add,
  title: texts.addTitle,
  submit: texts.add,
  saving: texts.adding,
  command: createGiftingMock,
  done: 'Gift added successfully',
  kept: 'gifting',
  keptValues: { name: farewells.name, description: farewells.description, image: {} },
  entered: { [labels.name]: farewells.name, [labels.description]: farewells.description },
  image: labels.image,
  sent: { name: farewells.name, description: farewells.description, image: expect.any(File) },
  after: [...packs, farewells],
  shows: farewells.name,
  refusal: { name: 'This name is taken' },
});
const add = addForm.stories;
const image = imageStories({ ...addForm, image: labels.image });

const editing = {
  ...subject,
  address: `${paths.adminGifting}?dialog=edit&id=1`,
  opener: `${texts.edit}, Welcome packs`,
  title: texts.editTitle,
  submit: texts.saveChanges,
  saving: texts.saving,
  command: updateGiftingMock,
  done: 'Service updated successfully',
  kept: 'gifting:1',
  keptValues: { name: 'First-day boxes', description: 'For new joiners.', image: {} },
  entered: { [labels.name]: 'First-day boxes', [labels.description]: 'For new joiners.' },
  sent: { name: 'First-day boxes', description: 'For new joiners.', version: '1' },
  after: packs.map((pack) => (pack.id === '1' ? { ...pack, name: 'First-day boxes, changed' } : pack)),
  shows: 'First-day boxes, changed',
  refusal: { name: 'This name is taken' },
} as const;
const editForm = formStories(editing);
const edit = editForm.stories;
const editOnly = editStories(editing);

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S37.02'] },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    const headers = within(await table()).getAllByRole('columnheader');
    await expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Image',
      'Name',
      'Description',
      'Actions',
    ]);
    const row = within(await rowOf('Milestones'));
    await expect(row.getByText(/^Anniversaries/)).toBeVisible();
    for (const { name } of packs) {
      await expect(screen.getByRole('button', { name: `Edit, ${name}` })).toBeVisible();
      await expect(screen.getByRole('button', { name: `Delete, ${name}` })).toBeVisible();
    }
    await expect(screen.getByText(texts.count(5))).toBeVisible();
  },
});

export const Loading = meta.story({ parameters: { states: ['S37.01'] }, ...list.loading });
export const Empty = meta.story({ parameters: { states: ['S37.03'] }, ...list.empty });
export const ServerError = meta.story({ parameters: { states: ['S37.04'] }, ...list.serverError });
export const TriedAgain = meta.story(list.triedAgain);
export const Malformed = meta.story(list.malformed);
export const Offline = meta.story(list.offline);

export const AddDialog = meta.story({ parameters: { states: ['S37.05'] }, ...image.blank });
export const ImageChosen = meta.story({ parameters: { states: ['S37.06'] }, ...image.chosen });
export const ImageRemoved = meta.story(image.removed);
export const NameMissing = meta.story({
  parameters: { states: ['S37.07'] },
  ...add.missing(labels.name, 'Enter a name'),
});
export const DescriptionMissing = meta.story({
  parameters: { states: ['S37.08'] },
  ...add.missing(labels.description, 'Enter a description'),
});
export const OtherKindOfFile = meta.story({ parameters: { states: ['S37.09'] }, ...image.otherKindOfFile });
export const EmptyFile = meta.story(image.emptyFile);
export const Adding = meta.story({ parameters: { states: ['S37.10'] }, ...add.waiting });
export const AddedToast = meta.story({ parameters: { states: ['S37.11'] }, ...add.savedToast });
export const AddedOnce = meta.story(add.savedOnce);
export const AddFailedToast = meta.story({ parameters: { states: ['S37.15'] }, ...add.failedToast });
export const AddRefusedByTheServer = meta.story(add.refused);
export const AddCancelled = meta.story(add.cancelled);
export const AddCancelledWithChanges = meta.story(add.cancelledWithChanges);
export const AddDuringARefetch = meta.story(add.typingDuringARefetch);
export const AddSessionExpired = meta.story({ tags: ['!dev'], ...add.sessionExpired });
export const AddSessionExpiredOvernight = meta.story({ tags: ['!dev'], ...add.sessionExpiredOvernight });
export const AddEnteredBefore = meta.story(add.enteredBefore);
export const AddEnteredBeforeDiscarded = meta.story(add.enteredBeforeDiscarded);
export const AddLongText = meta.story(add.longText);

export const EditDialog = meta.story({
  parameters: { states: ['S37.12'] },
  ...editOnly.holds({
    [labels.name]: 'Welcome packs',
    [labels.description]: packs[0]?.description ?? '',
  }),
});

const received = fn();

/** Nothing is sent, and the dialog stays. */
export const UnchangedToast = meta.story({
  parameters: { states: ['S37.13'] },
  beforeEach: ({ msw }) => {
    received.mockReset();
    msw.use(
      updateGiftingMock.answer(() => {
        received();
        return updateGiftingMock.samples.ok;
      }),
    );
  },
  play: async () => {
    const form = await editForm.open();
    await editForm.press();
    await seesToast('No changes detected');
    await expect(received).not.toHaveBeenCalled();
    await expect(form.getByLabelText(labels.name)).toBeVisible();
  },
});

/** The form has the present picture, which stays when no other is chosen. */
export const PresentPictureKept = meta.story({
  beforeEach: ({ msw }) => {
    received.mockReset();
    msw.use(
      updateGiftingMock.answer(({ params, body }) => {
        received(params.id, body);
        return updateGiftingMock.samples.ok;
      }),
    );
  },
  play: async () => {
    const form = await editForm.fillIn();
    await expect(form.getByRole('group', { name: `${labels.image}: Present picture` })).toBeVisible();
    await editForm.press();
    await dialogIsGone();
    await expect(received).toHaveBeenCalledOnce();
    await expect(received).toHaveBeenCalledWith('1', editing.sent);
    await expect(await table()).toBeVisible();
  },
});

export const Saving = meta.story(edit.waiting);
export const UpdatedToast = meta.story({ parameters: { states: ['S37.14'] }, ...edit.savedToast });
export const UpdatedOnce = meta.story(edit.savedOnce);
export const UpdateFailedToast = meta.story({ parameters: { states: ['S37.15'] }, ...edit.failedToast });
export const UpdateRefusedByTheServer = meta.story(edit.refused);
export const EditCancelled = meta.story(edit.cancelled);
export const EditCancelledWithChanges = meta.story(edit.cancelledWithChanges);
export const EditDuringARefetch = meta.story(edit.typingDuringARefetch);
export const RemovedMeanwhileToast = meta.story(editOnly.removedMeanwhileToast);
export const RemovedMeanwhileClosed = meta.story(editOnly.removedMeanwhileClosed);
export const RemovedBeforeToast = meta.story(editOnly.removedBeforeToast);
export const ChangedMeanwhile = meta.story(
  editOnly.changedMeanwhile({
    details: z.encode(adminGifting, {
      ...farewells,
      id: '1',
      name: 'Joiners',
      description: 'For the first day.',
      version: '2',
    }),
    theirs: { [labels.name]: 'Joiners', [labels.description]: 'For the first day.' },
  }),
);
export const EditSessionExpired = meta.story({ tags: ['!dev'], ...edit.sessionExpired });
export const EditSessionExpiredOvernight = meta.story({ tags: ['!dev'], ...edit.sessionExpiredOvernight });
export const EditEnteredBefore = meta.story(edit.enteredBefore);

/** The question says how many products are in it, and what becomes of them. */
export const DeleteAsked = meta.story({
  play: async () => {
    const question = await askToDelete('Welcome packs');
    await expect(
      await question.findByText(/ 5 products are in it: they stay in the catalogue, without this pack.$/),
    ).toBeVisible();
  },
});

/** Where the products cannot be counted, it says so without a number, and nothing else. */
export const DeleteAskedWithoutCount = meta.story({
  beforeEach: ({ msw }) => msw.use(allProductsMock.failure(500)),
  play: async () => {
    const question = await askToDelete('Welcome packs');
    await expect(
      question.getByText(/ Products in it stay in the catalogue, without this pack.$/),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByText(errorTexts.server)).toBeNull());
  },
});

export const Deleting = meta.story(list.deleting);
export const DeletedToast = meta.story({ parameters: { states: ['S37.16'] }, ...list.deletedToast });
export const DeletedDuringARefetch = meta.story(list.deletedDuringARefetch);
export const DeletedOnASlowLine = meta.story(list.deletedOnASlowLine);
export const DeleteFailedToast = meta.story({
  parameters: { states: ['S37.17'] },
  ...list.deleteFailedToast,
});
export const AlreadyRemovedToast = meta.story(list.alreadyRemovedToast);

export const RefreshedOnFocus = meta.story({
  parameters: { states: ['S37.18'] },
  play: async ({ msw }) => {
    await table();
    msw.use(allGiftingMock.ok([...packs, farewells]));
    focusWindow();
    await expect(await rowOf(farewells.name)).toBeVisible();
  },
});

export const LongText = meta.story(list.longText);
export const Narrow = meta.story({ parameters: { states: ['S37.19'] }, ...list.narrow });
export const NarrowDialog = meta.story({ parameters: { states: ['S37.19'] }, ...add.narrow });

/** Edits a pack by keyboard. */
export const Keyboard = meta.story({
  beforeEach: ({ msw }) => {
    received.mockReset();
    msw.use(
      updateGiftingMock.answer(({ body }) => {
        received(body);
        return updateGiftingMock.samples.ok;
      }),
    );
  },
  play: async () => {
    await table();
    screen.getByRole('button', { name: editing.opener }).focus();
    await userEvent.keyboard('{Enter}');
    const form = within(await screen.findByRole('dialog', { name: texts.editTitle }));
    await waitFor(() => expect(form.getByLabelText(labels.name)).toHaveFocus());
    await userEvent.keyboard(' to measure');
    await userEvent.tab();
    await expect(form.getByLabelText(labels.description)).toHaveFocus();
    for (const name of ['Replace', texts.cancel, texts.saveChanges]) {
      await userEvent.tab();
      await expect(form.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await dialogIsGone();
    await expect(received).toHaveBeenCalledWith({
      name: 'Welcome packs to measure',
      description: packs[0]?.description,
      version: '1',
    });
    await waitFor(() => expect(screen.getByRole('button', { name: editing.opener })).toHaveFocus());
  },
});
