import { sampleAdmin } from '@gifting/api/account/mocks';
import {
  allCollectionsMock,
  anyCollectionMock,
  createCollectionMock,
  deleteCollectionMock,
  updateCollectionMock,
} from '@gifting/api/collections/mocks';
import { type AdminCollection, adminCollection } from '@gifting/domain/collections/admin-collection';
import { imageRefusals } from '@gifting/domain/images/image-file';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import { errorTexts } from '#app/error-catalogue.ts';
import { paths } from '#app/paths.ts';
import { brief, pngOf } from '#primitives/FileField/samples.ts';
import { InDashboard } from '#screens/layout/InDashboard.tsx';
import { arrivesAt, seesToast, visible } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { adminPerson, dialogIsGone, fillTexts, focusWindow, type Inside } from '../shared/admin-person';
import { editStories } from '../shared/admin-stories/edit-stories';
import { formStories } from '../shared/admin-stories/form-stories';
import { listStories } from '../shared/admin-stories/list-stories';
import { AdminCollectionsScreen } from './AdminCollectionsScreen';
import { reads } from './AdminCollectionsScreen.reads';
import { adminCollectionsTexts as texts } from './AdminCollectionsScreen.texts';

const meta = preview.meta({
  title: 'Screens/Administration/Collections',
  component: AdminCollectionsScreen,
  decorators: [InDashboard],
  parameters: {
    controls: { disable: true },
    user: sampleAdmin,
    route: { at: paths.adminCollections, reads },
  },
});

const { labels } = texts;
const collections = allCollectionsMock.samples.ok;
const present = anyCollectionMock.samples.ok;
const spring: AdminCollection = {
  id: '29',
  title: 'Spring cleaning',
  subTitle: 'For desks that breathe again',
  content: 'A plant, a notebook and a tin for the cables.',
  pictures: ['/pictures/plant.svg'],
  status: 'active',
  version: '1',
};
const subject = {
  at: paths.adminCollections,
  reads,
  texts,
  list: allCollectionsMock,
  nameOf: ({ title }: AdminCollection) => title,
};
const { table, rowOf, openEdit } = adminPerson(texts);

const list = listStories({
  ...subject,
  remove: deleteCollectionMock,
  deleted: 'Collection deleted successfully',
  long: {
    ...spring,
    title: 'Unbroken'.repeat(12),
    subTitle: 'Words that go on about it. '.repeat(8),
    content: 'Words that go on and on about it. '.repeat(40),
  },
});

const springTexts = {
  [labels.title]: spring.title,
  [labels.subTitle]: spring.subTitle,
  [labels.content]: spring.content,
};

const addForm = formStories({
  ...subject,
  address: `${paths.adminCollections}?dialog=add`,
  opener: texts.add,
  title: texts.addTitle,
  submit: texts.add,
  saving: texts.adding,
  command: createCollectionMock,
  done: 'Collection Created successfully',
  kept: 'collection',
  keptValues: { title: spring.title, subTitle: spring.subTitle, content: spring.content, images: [{}] },
  entered: springTexts,
  sent: { title: spring.title, subTitle: spring.subTitle, content: spring.content, images: [] },
  after: [...collections, spring],
  shows: spring.title,
  refusal: { title: 'This title is taken' },
});
const add = addForm.stories;

const editing = {
  ...subject,
  address: `${paths.adminCollections}?dialog=edit&id=21`,
  opener: `${texts.edit}, Festive holiday`,
  title: texts.editTitle,
  submit: texts.saveChanges,
  saving: texts.saving,
  command: updateCollectionMock,
  done: 'Collection updated successfully',
  kept: 'collection:21',
  keptValues: { title: 'Festive season', subTitle: present.subTitle, content: present.content },
  entered: { [labels.title]: 'Festive season' },
  sent: {
    id: '21',
    title: 'Festive season',
    subTitle: present.subTitle,
    content: present.content,
    version: '1',
  },
  after: collections.map((collection) =>
    collection.id === '21' ? { ...collection, title: 'Festive season, changed' } : collection,
  ),
  shows: 'Festive season, changed',
  refusal: { title: 'This title is taken' },
} as const;
const editForm = formStories(editing);
const edit = editForm.stories;
const editOnly = editStories(editing);

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S38.02'] },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    const headers = within(await table()).getAllByRole('columnheader');
    await expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Image',
      'Title',
      'Sub title',
      'Content',
      'Status',
      'Actions',
    ]);
    const festive = within(await rowOf('Festive holiday'));
    await expect(festive.getByText('For the end of the year')).toBeVisible();
    await expect(festive.getByText('Active')).toBeVisible();
    await expect(within(await rowOf('Autumn and recognition')).getByText('Inactive')).toBeVisible();
    for (const { title } of collections) {
      await expect(screen.getByRole('button', { name: `Edit, ${title}` })).toBeVisible();
      await expect(screen.getByRole('button', { name: `Delete, ${title}` })).toBeVisible();
    }
    await expect(screen.getByText(texts.count(3))).toBeVisible();
  },
});

export const Loading = meta.story({ parameters: { states: ['S38.01'] }, ...list.loading });
export const Empty = meta.story({ parameters: { states: ['S38.03'] }, ...list.empty });
export const ServerError = meta.story({ parameters: { states: ['S38.04'] }, ...list.serverError });
export const TriedAgain = meta.story(list.triedAgain);
export const Malformed = meta.story(list.malformed);
export const Offline = meta.story(list.offline);

export const AddDialog = meta.story({
  parameters: { states: ['S38.05'] },
  play: async () => {
    const form = await addForm.open();
    for (const label of Object.values(labels)) await expect(form.getByLabelText(label)).toBeInTheDocument();
    await expect(await addForm.submitButton()).toBeEnabled();
  },
});

const chooseImages = async (form: Inside) => {
  await userEvent.upload(form.getByLabelText(labels.images), [
    await pngOf('/pictures/plant.svg', 'plant.png'),
    await pngOf('/pictures/notebook.svg', 'notebook.png'),
  ]);
  await waitFor(() => expect(form.getByText('notebook.png')).toBeVisible());
};

export const ImagesChosen = meta.story({
  parameters: { states: ['S38.06'] },
  play: async () => {
    const form = await addForm.fillIn();
    await chooseImages(form);
    await expect(form.getByText('plant.png')).toBeVisible();
    await expect(await addForm.submitButton()).toBeEnabled();
  },
});

const received = fn();

export const AddedWithImagesToast = meta.story({
  beforeEach: ({ msw }) => {
    received.mockReset();
    msw.use(
      createCollectionMock.answer(({ body }) => {
        received(body.images.map(({ name }) => name));
        return createCollectionMock.samples.ok;
      }),
    );
  },
  play: async () => {
    const form = await addForm.fillIn();
    await chooseImages(form);
    await addForm.press();
    await seesToast('Collection Created successfully');
    await dialogIsGone();
    await expect(received).toHaveBeenCalledWith(['plant.png', 'notebook.png']);
  },
});

export const TitleMissing = meta.story({
  parameters: { states: ['S38.07'] },
  ...add.missing(labels.title, 'Enter a title'),
});
export const SubTitleMissing = meta.story({
  parameters: { states: ['S38.08'] },
  ...add.missing(labels.subTitle, 'Enter a sub title'),
});
export const ContentMissing = meta.story({
  parameters: { states: ['S38.09'] },
  ...add.missing(labels.content, 'Enter the content'),
});

const anyFile = userEvent.setup({ applyAccept: false });

export const OtherKindOfFile = meta.story({
  parameters: { states: ['S38.10'] },
  play: async () => {
    const form = await addForm.open();
    await anyFile.upload(form.getByLabelText(labels.images), brief);
    await waitFor(() =>
      expect(form.getByLabelText(labels.images)).toHaveAccessibleDescription(
        `Optional brief.pdf: ${imageRefusals.wrongKind}`,
      ),
    );
    await expect(form.queryByRole('listitem')).toBeNull();
  },
});

/** A file that is wrong is named when it is chosen; removing it takes the message away. */
export const EmptyFile = meta.story({
  play: async () => {
    const form = await addForm.fillIn();
    await userEvent.upload(form.getByLabelText(labels.images), [
      await pngOf('/pictures/plant.svg', 'plant.png'),
      new File([], 'empty.png', { type: 'image/png' }),
    ]);
    await waitFor(() =>
      expect(form.getByLabelText(labels.images)).toHaveAccessibleDescription(
        /^Optional empty.png: This file is empty/,
      ),
    );
    await userEvent.click(form.getByRole('button', { name: 'Remove, empty.png' }));
    await waitFor(() => expect(form.getByLabelText(labels.images)).toBeValid());
  },
});

export const Adding = meta.story({ parameters: { states: ['S38.11'] }, ...add.waiting });
export const AddedToast = meta.story({ parameters: { states: ['S38.12'] }, ...add.savedToast });
export const AddedOnce = meta.story(add.savedOnce);
export const AddFailedToast = meta.story({ parameters: { states: ['S38.16'] }, ...add.failedToast });
export const AddRefusedByTheServer = meta.story(add.refused);

/** The request names the sub title differently from the form, and a picture by its place. */
export const PartsRefusedByTheServer = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      createCollectionMock.failure(422, 'Refused', {
        'images.1': [imageRefusals.wrongKind],
        sub_title: ['This sub title is taken'],
      }),
    ),
  play: async () => {
    const form = await addForm.fillIn();
    await chooseImages(form);
    await addForm.press();
    await waitFor(() => expect(form.getByLabelText(labels.subTitle)).toHaveFocus());
    await expect(form.getByLabelText(labels.subTitle)).toHaveAccessibleDescription('This sub title is taken');
    await expect(form.getByLabelText(labels.images)).toHaveAccessibleDescription(
      `Optional notebook.png: ${imageRefusals.wrongKind}`,
    );
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

export const EditLoading = meta.story({
  parameters: { states: ['S38.13'] },
  beforeEach: ({ msw }) => msw.use(anyCollectionMock.pending()),
  play: async () => {
    const form = await openEdit('Festive holiday', texts.editTitle);
    await expect(form.getByText(texts.loadingOne)).toBeInTheDocument();
    await expect(form.queryByLabelText(labels.title)).toBeNull();
    await expect(form.getByRole('button', { name: texts.saveChanges })).toBeDisabled();
  },
});

export const EditLoadFails = meta.story({
  beforeEach: ({ msw }) => msw.use(anyCollectionMock.failure(500)),
  play: async () => {
    const form = await openEdit('Festive holiday', texts.editTitle);
    await expect(await form.findByText(texts.error)).toBeVisible();
    await seesToast(errorTexts.server);
    await expect(form.getByRole('button', { name: texts.saveChanges })).toBeDisabled();
  },
});

export const EditLoadTriedAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(anyCollectionMock.failure(500)),
  play: async ({ msw }) => {
    const form = await openEdit('Festive holiday', texts.editTitle);
    const retry = await form.findByRole('button', { name: texts.retry });
    msw.use(anyCollectionMock.ok());
    await userEvent.click(retry);
    await waitFor(() => expect(form.getByLabelText(labels.title)).toHaveFocus());
    await expect(form.queryByText(texts.error)).toBeNull();
  },
});

export const EditLoadMalformed = meta.story({
  beforeEach: ({ msw }) => msw.use(anyCollectionMock.malformed()),
  play: async () => {
    const form = await openEdit('Festive holiday', texts.editTitle);
    await expect(await form.findByText(texts.error)).toBeVisible();
  },
});

export const EditLoadOffline = meta.story({
  beforeEach: ({ msw }) => msw.use(anyCollectionMock.offline()),
  play: async () => {
    const form = await openEdit('Festive holiday', texts.editTitle);
    await expect(await form.findByText(texts.error)).toBeVisible();
    await seesToast(errorTexts.network);
  },
});

/** Another administrator removed it before its dialog opened. */
export const RemovedWhileOpeningToast = meta.story({
  beforeEach: ({ msw }) => msw.use(anyCollectionMock.failure(404)),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: editing.opener }));
    await seesToast(texts.gone);
    await dialogIsGone();
  },
});

export const EditDialog = meta.story({
  parameters: { states: ['S38.14'] },
  play: async () => {
    const form = await editForm.open();
    await expect(form.getByLabelText(labels.title)).toHaveValue(present.title);
    await expect(form.getByLabelText(labels.subTitle)).toHaveValue(present.subTitle);
    await expect(form.getByLabelText(labels.content)).toHaveValue(present.content);
    await expect(form.queryByLabelText(labels.images)).toBeNull();
    await expect(form.getByRole('button', { name: texts.saveChanges })).toBeEnabled();
  },
});

/** What is read for the form is newer than the list. */
export const EditOfANewerText = meta.story({
  beforeEach: ({ msw }) => msw.use(anyCollectionMock.ok({ ...present, title: 'Festive, renamed' })),
  play: async () => {
    const form = await editForm.open();
    await expect(form.getByLabelText(labels.title)).toHaveValue('Festive, renamed');
    // Nobody entered it: closing asks nothing, and it is not there the next time.
    await userEvent.click(form.getByRole('button', { name: texts.cancel }));
    await dialogIsGone();
    const again = await visible(await editForm.open().then(() => screen.getByRole('dialog')));
    await expect(again.queryByText(texts.restored)).toBeNull();
  },
});

/** A refetch of the collection on focus does not replace what is being typed. */
export const EditDuringARefetchOfItself = meta.story({
  play: async ({ msw }) => {
    const form = await editForm.open();
    await fillTexts(form, editing.entered);
    msw.use(
      anyCollectionMock.ok({ ...present, title: 'Renamed by somebody else' }),
      allCollectionsMock.ok(editing.after),
    );
    focusWindow();
    await waitFor(() => expect(screen.getByText(editing.shows)).toBeInTheDocument());
    await expect(form.getByLabelText(labels.title)).toHaveValue('Festive season');
    await expect(form.getByLabelText(labels.content)).toHaveValue(present.content);
  },
});

export const Saving = meta.story(edit.waiting);

/** The body's field of the id is misspelt, as specified: `colllection_id`. The row decodes it. */
export const UpdatedToast = meta.story({ parameters: { states: ['S38.15'] }, ...edit.savedToast });

/** Sent although nothing differs. */
export const UpdatedUnchangedToast = meta.story({
  beforeEach: ({ msw }) => {
    received.mockReset();
    msw.use(
      updateCollectionMock.answer(({ params, body }) => {
        received(params.id, body);
        return updateCollectionMock.samples.ok;
      }),
    );
  },
  play: async () => {
    await editForm.open();
    await editForm.press();
    await seesToast('Collection updated successfully');
    await dialogIsGone();
    const { title, subTitle, content } = present;
    await expect(received).toHaveBeenCalledWith('21', {
      id: '21',
      title,
      subTitle,
      content,
      version: '1',
    });
  },
});

export const UpdatedOnce = meta.story(edit.savedOnce);
export const UpdateFailedToast = meta.story({ parameters: { states: ['S38.16'] }, ...edit.failedToast });
export const UpdateRefusedByTheServer = meta.story(edit.refused);
export const EditCancelled = meta.story(edit.cancelled);
export const EditCancelledWithChanges = meta.story(edit.cancelledWithChanges);
export const EditDuringARefetch = meta.story(edit.typingDuringARefetch);
export const RemovedMeanwhileToast = meta.story(editOnly.removedMeanwhileToast);
export const RemovedMeanwhileClosed = meta.story(editOnly.removedMeanwhileClosed);
export const RemovedBeforeToast = meta.story(editOnly.removedBeforeToast);
export const ChangedMeanwhile = meta.story(
  editOnly.changedMeanwhile({
    details: z.encode(adminCollection, {
      ...present,
      title: 'Winter',
      content: 'Candles and tea.',
      version: '2',
    }),
    theirs: { [labels.title]: 'Winter', [labels.content]: 'Candles and tea.' },
  }),
);
export const EditSessionExpired = meta.story({ tags: ['!dev'], ...edit.sessionExpired });
export const EditSessionExpiredOvernight = meta.story({ tags: ['!dev'], ...edit.sessionExpiredOvernight });
export const EditEnteredBefore = meta.story(edit.enteredBefore);

/** The session is over when the form is to be read. */
export const EditLoadSessionExpired = meta.story({
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(anyCollectionMock.failure(401)),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: editing.opener }));
    await arrivesAt(paths.signIn);
    await seesToast(errorTexts.sessionExpired);
  },
});

export const Deleting = meta.story(list.deleting);
export const DeletedToast = meta.story({ parameters: { states: ['S38.17'] }, ...list.deletedToast });
export const DeletedDuringARefetch = meta.story(list.deletedDuringARefetch);
export const DeletedOnASlowLine = meta.story(list.deletedOnASlowLine);
export const DeleteFailedToast = meta.story({
  parameters: { states: ['S38.18'] },
  ...list.deleteFailedToast,
});
export const AlreadyRemovedToast = meta.story(list.alreadyRemovedToast);

export const RefreshedOnFocus = meta.story({
  parameters: { states: ['S38.19'] },
  play: async ({ msw }) => {
    await table();
    msw.use(allCollectionsMock.ok([...collections, spring]));
    focusWindow();
    await expect(await rowOf(spring.title)).toBeVisible();
  },
});

export const LongText = meta.story(list.longText);
export const Narrow = meta.story({ parameters: { states: ['S38.20'] }, ...list.narrow });
export const NarrowDialog = meta.story({
  parameters: { states: ['S38.20'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const form = await addForm.fillIn();
    await chooseImages(form);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
});

/** Adds a collection by keyboard; images are optional. */
export const Keyboard = meta.story({
  beforeEach: add.savedToast.beforeEach,
  play: async () => {
    await table();
    screen.getByRole('button', { name: texts.add }).focus();
    await userEvent.keyboard('{Enter}');
    const form = within(await screen.findByRole('dialog', { name: texts.addTitle }));
    await waitFor(() => expect(form.getByLabelText(labels.title)).toHaveFocus());
    for (const text of Object.values(springTexts)) {
      await userEvent.keyboard(text);
      await userEvent.tab();
    }
    await expect(form.getByLabelText(labels.images)).toHaveFocus();
    for (const name of [texts.cancel, texts.add]) {
      await userEvent.tab();
      await expect(form.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await dialogIsGone();
    await expect(await rowOf(spring.title)).toBeVisible();
  },
});
