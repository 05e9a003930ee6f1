import { sampleAdmin } from '@gifting/api/account/mocks';
import { capabilitiesMock } from '@gifting/api/capabilities/mocks';
import { allCategoriesMock, createCategoryMock, updateCategoryMock } from '@gifting/api/categories/mocks';
import { productsMock, sampleProducts } from '@gifting/api/products/mocks';
import { deleteServiceMock } from '@gifting/api/services/mocks';
import { type AdminCategory, adminCategory } from '@gifting/domain/categories/category';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import { paths } from '#app/paths.ts';
import { InDashboard } from '#screens/layout/InDashboard.tsx';
import { seesToast } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { adminPerson, chooseImage, focusWindow } from '../shared/admin-person';
import { editStories } from '../shared/admin-stories/edit-stories';
import { formStories } from '../shared/admin-stories/form-stories';
import { imageStories } from '../shared/admin-stories/image-stories';
import { listStories } from '../shared/admin-stories/list-stories';
import { AdminCategoriesScreen } from './AdminCategoriesScreen';
import { reads } from './AdminCategoriesScreen.reads';
import { adminCategoriesTexts as texts } from './AdminCategoriesScreen.texts';

const meta = preview.meta({
  title: 'Screens/Administration/Categories',
  component: AdminCategoriesScreen,
  decorators: [InDashboard],
  parameters: { controls: { disable: true }, user: sampleAdmin, route: { at: paths.adminCategories, reads } },
});

const { labels } = texts;
const categories = allCategoriesMock.samples.ok;
const milestones: AdminCategory = {
  id: '90',
  name: 'Milestones',
  description: 'Anniversaries, promotions and new arrivals.',
  picture: '/pictures/candle.svg',
  slug: 'milestones',
  version: '1',
};
const subject = {
  at: paths.adminCategories,
  reads,
  texts,
  list: allCategoriesMock,
  nameOf: ({ name }: AdminCategory) => name,
};
const { table, rowOf, askToDelete } = adminPerson(texts);

/** Deletion calls the endpoint of services with the category's id. */
const list = listStories({
  ...subject,
  remove: deleteServiceMock,
  deleted: 'Service deleted successfully',
  long: {
    ...milestones,
    name: 'Unbroken'.repeat(12),
    description: 'Words that go on and on about what is in it. '.repeat(20),
  },
});

const addForm = formStories({
  ...subject,
  address: `${paths.adminCategories}?dialog=add`,
  opener: texts.add,
  title: texts.add,
  submit: texts.submit,
  saving: texts.adding,
  command: createCategoryMock,
  done: 'Category added successfully',
  kept: 'category',
  keptValues: { name: milestones.name, description: milestones.description, image: {} },
  entered: { [labels.name]: milestones.name, [labels.description]: milestones.description },
  image: labels.image,
  sent: { name: milestones.name, description: milestones.description, image: expect.any(File) },
  after: [...categories, milestones],
  shows: milestones.name,
  refusal: { name: 'This name is taken' },
});
const add = addForm.stories;
const image = imageStories({ ...addForm, image: labels.image });

const editing = {
  ...subject,
  address: `${paths.adminCategories}?dialog=edit&id=31`,
  opener: `${texts.edit}, Welcome packs`,
  title: texts.editTitle,
  submit: texts.saveChanges,
  saving: texts.saving,
  command: updateCategoryMock,
  done: 'Category updated successfully',
  kept: 'category:31',
  keptValues: { name: 'Starter packs', description: 'For every desk.', image: {}, version: '1' },
  entered: { [labels.name]: 'Starter packs', [labels.description]: 'For every desk.' },
  sent: { name: 'Starter packs', description: 'For every desk.', version: '1' },
  after: categories.map((category) =>
    category.id === '31' ? { ...category, name: 'Starter packs, changed' } : category,
  ),
  shows: 'Starter packs, changed',
  refusal: { name: 'This name is taken' },
} as const;
const edit = formStories(editing).stories;
const editOnly = editStories(editing);
/** Another administrator renamed it and wrote another description. */
const meanwhile = {
  details: z.encode(adminCategory, {
    ...milestones,
    id: '31',
    name: 'First day',
    description: 'All for the first day.',
    version: '2',
  }),
  theirs: { [labels.name]: 'First day', [labels.description]: 'All for the first day.' },
};

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S41.02'] },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    const headers = within(await table()).getAllByRole('columnheader');
    await expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Image',
      'Service Name',
      'Service Description',
      'Actions',
    ]);
    const row = within(await rowOf('Drinkware'));
    await expect(row.getByText('Mugs and bottles.')).toBeVisible();
    await expect(row.getByRole('button', { name: 'Edit Service, Drinkware' })).toBeVisible();
    await expect(row.getByRole('button', { name: 'Delete, Drinkware' })).toBeVisible();
    await expect(screen.getByText(texts.count(5))).toBeVisible();
  },
});

export const Loading = meta.story({ parameters: { states: ['S41.01'] }, ...list.loading });
export const Empty = meta.story({ parameters: { states: ['S41.03'] }, ...list.empty });
export const ServerError = meta.story({ parameters: { states: ['S41.04'] }, ...list.serverError });
export const TriedAgain = meta.story(list.triedAgain);
export const Malformed = meta.story(list.malformed);
export const Offline = meta.story(list.offline);

/** Without `catalogue.edit`: the specification has an edit mode without an interface; the toast is the one of products. */
export const EditPressed = meta.story({
  parameters: { states: ['S41.05'] },
  beforeEach: ({ msw }) => msw.use(capabilitiesMock.empty()),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: `${texts.edit}, Drinkware` }));
    await seesToast('Edit feature is not ready yet');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const AddDialog = meta.story({ parameters: { states: ['S41.06'] }, ...image.blank });
export const ImageChosen = meta.story({ parameters: { states: ['S41.07'] }, ...image.chosen });
export const ImageRemoved = meta.story({ parameters: { states: ['S41.08'] }, ...image.removed });
export const ImageReplaced = meta.story({ parameters: { states: ['S41.09'] }, ...image.replaced });
export const NameMissing = meta.story({
  parameters: { states: ['S41.10'] },
  ...add.missing(labels.name, 'Enter a name'),
});
export const DescriptionMissing = meta.story({
  parameters: { states: ['S41.11'] },
  ...add.missing(labels.description, 'Enter a description'),
});
export const OtherKindOfFile = meta.story({ parameters: { states: ['S41.12'] }, ...image.otherKindOfFile });
export const EmptyFile = meta.story(image.emptyFile);
export const Adding = meta.story({ parameters: { states: ['S41.13'] }, ...add.waiting });
export const AddedToast = meta.story({ parameters: { states: ['S41.14'] }, ...add.savedToast });
export const AddedOnce = meta.story(add.savedOnce);
export const AddFailedToast = meta.story({ parameters: { states: ['S41.15'] }, ...add.failedToast });
export const AddRefusedByTheServer = meta.story(add.refused);
export const Cancelled = meta.story({ parameters: { states: ['S41.16'] }, ...add.cancelled });
export const CancelledWithChanges = meta.story(add.cancelledWithChanges);
export const AddDuringARefetch = meta.story(add.typingDuringARefetch);
export const SessionExpired = meta.story({ tags: ['!dev'], ...add.sessionExpired });
export const SessionExpiredOvernight = meta.story({ tags: ['!dev'], ...add.sessionExpiredOvernight });
export const EnteredBefore = meta.story(add.enteredBefore);
export const EnteredBeforeDiscarded = meta.story(add.enteredBeforeDiscarded);
export const AddLongText = meta.story(add.longText);

export const EditDialog = meta.story(
  editOnly.holds({ [labels.name]: 'Welcome packs', [labels.description]: 'For the first day.' }),
);
export const NothingChangedToast = meta.story({
  beforeEach: ({ msw }) => msw.use(updateCategoryMock.failure(500)),
  play: async () => {
    await formStories(editing).open();
    await formStories(editing).press();
    await seesToast('No changes detected');
  },
});
export const Saving = meta.story(edit.waiting);
export const UpdatedToast = meta.story(edit.savedToast);
export const UpdatedOnce = meta.story(edit.savedOnce);
export const UpdateFailedToast = meta.story(edit.failedToast);
export const UpdateRefusedByTheServer = meta.story(edit.refused);
export const EditCancelledWithChanges = meta.story(edit.cancelledWithChanges);
export const EditDuringARefetch = meta.story(edit.typingDuringARefetch);
export const EditSessionExpired = meta.story({ tags: ['!dev'], ...edit.sessionExpired });
export const EditEnteredBefore = meta.story(edit.enteredBefore);
export const RemovedMeanwhileToast = meta.story(editOnly.removedMeanwhileToast);
export const RemovedBeforeToast = meta.story(editOnly.removedBeforeToast);
export const ChangedMeanwhile = meta.story(editOnly.changedMeanwhile(meanwhile));
export const ChangedMeanwhileKeptMine = meta.story(
  editOnly.keptMine({
    ...meanwhile,
    sent: { name: 'Starter packs', description: 'All for the first day.', version: '2' },
  }),
);
export const ChangedMeanwhileTookTheirs = meta.story(editOnly.tookTheirs(meanwhile));
export const ChangedMeanwhileNarrow = meta.story({
  ...editOnly.changedMeanwhile(meanwhile),
  globals: { viewport: { value: 'small' } },
});

/** Mug and bottle have it as their own category, the cap as a further one, visible in the builder's list only. */
export const DeleteAsked = meta.story({
  beforeEach: ({ msw }) => msw.use(productsMock.ok(sampleProducts.slice(0, 2))),
  play: async () => {
    const question = await askToDelete('Drinkware');
    await expect(
      await question.findByText(
        /Gift boxes already ordered keep what is inside. 3 products are in it: they stay in the catalogue, without this category.$/,
      ),
    ).toBeVisible();
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
});

export const Deleting = meta.story(list.deleting);
export const DeletedToast = meta.story({ parameters: { states: ['S41.17'] }, ...list.deletedToast });
export const DeletedDuringARefetch = meta.story(list.deletedDuringARefetch);
export const DeletedOnASlowLine = meta.story(list.deletedOnASlowLine);
export const DeleteFailedToast = meta.story({
  parameters: { states: ['S41.18'] },
  ...list.deleteFailedToast,
});
export const AlreadyRemovedToast = meta.story(list.alreadyRemovedToast);

export const RefreshedOnFocus = meta.story({
  parameters: { states: ['S41.19'] },
  play: async ({ msw }) => {
    await table();
    msw.use(allCategoriesMock.ok([...categories, milestones]));
    focusWindow();
    await expect(await rowOf(milestones.name)).toBeVisible();
  },
});

export const LongText = meta.story(list.longText);
export const Narrow = meta.story({ parameters: { states: ['S41.20'] }, ...list.narrow });
export const NarrowDialog = meta.story({ parameters: { states: ['S41.20'] }, ...add.narrow });

/** Adds a category by keyboard, except for the file, which the browser's dialog chooses. */
export const Keyboard = meta.story({
  beforeEach: add.savedToast.beforeEach,
  play: async () => {
    await table();
    screen.getByRole('button', { name: texts.add }).focus();
    await userEvent.keyboard('{Enter}');
    const form = within(await screen.findByRole('dialog', { name: texts.add }));
    await waitFor(() => expect(form.getByLabelText(labels.name)).toHaveFocus());
    await userEvent.keyboard(milestones.name);
    await userEvent.tab();
    await userEvent.keyboard(milestones.description);
    await userEvent.tab();
    await expect(form.getByLabelText(labels.image)).toHaveFocus();
    await chooseImage(form, labels.image);
    for (const name of ['Remove', texts.cancel, texts.submit]) {
      await userEvent.tab();
      await expect(form.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(await rowOf(milestones.name)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: texts.add })).toHaveFocus());
  },
});
