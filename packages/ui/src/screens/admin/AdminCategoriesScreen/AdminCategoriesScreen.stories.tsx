import { sampleAdmin } from '@gifting/api/account/mocks';
import { allCategoriesMock, createCategoryMock } from '@gifting/api/categories/mocks';
import { done } from '@gifting/api/core/texts';
import { deleteServiceMock } from '@gifting/api/services/mocks';
import type { AdminCategory } from '@gifting/domain/categories/category';
import { imagePicker } from '@gifting/domain/images/image-file';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { errorTexts } from '#app/error-catalogue.ts';
import { keyOf } from '#app/kept-forms.ts';
import { paths } from '#app/paths.ts';
import { pngOf } from '#primitives/FileField/samples.ts';
import { InDashboard } from '#screens/layout/InDashboard.tsx';
import { arrivesAt, arrivesWith, fitsTheWidth, seesToast } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { AdminCategoriesScreen } from './AdminCategoriesScreen';
import { reads } from './AdminCategoriesScreen.reads';
import { adminCategoriesTexts as texts } from './AdminCategoriesScreen.texts';

const addAddress = `${paths.adminCategories}?dialog=add`;

const meta = preview.meta({
  title: 'Screens/Administration/Categories',
  component: AdminCategoriesScreen,
  decorators: [InDashboard],
  parameters: { user: sampleAdmin, route: { at: paths.adminCategories, reads: reads } },
});

const categories = allCategoriesMock.samples.ok;
const milestones: AdminCategory = {
  id: '90',
  name: 'Milestones',
  description: 'Anniversaries, promotions and new arrivals.',
  picture: '/pictures/candle.svg',
  slug: 'milestones',
};

const candle = () => pngOf('/pictures/candle.svg', 'milestones.png');

const table = () => screen.findByRole('table', { name: texts.table });
const rowOf = async (name: string) => within(await table()).findByRole('row', { name: new RegExp(name) });
const visible = async (element: HTMLElement) => {
  await waitFor(() => expect(element).toBeVisible());
  return within(element);
};
const dialog = async () => visible(await screen.findByRole('dialog', { name: texts.add }));
/** Waits for a save as long as for a toast. */
const dialogIsGone = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), { timeout: 4000 });
const submitButton = async () => (await dialog()).getByRole('button', { name: texts.submit });

const openDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: texts.add }));
  return dialog();
};

const fillIn = async ({ name, description }: Pick<AdminCategory, 'name' | 'description'> = milestones) => {
  const form = await openDialog();
  await waitFor(() => expect(form.getByLabelText(texts.name)).toHaveFocus());
  for (const [label, text] of [
    [texts.name, name],
    [texts.description, description],
  ] as const) {
    if (text === '') continue;
    await userEvent.click(form.getByLabelText(label));
    await userEvent.paste(text);
  }
  await userEvent.upload(form.getByLabelText(texts.image), await candle());
  await form.findByText('milestones.png');
  // Choosing moves focus to the preview; it must not come between later steps.
  await waitFor(() => expect(form.getByRole('button', { name: 'Replace' })).toHaveFocus());
  return form;
};

const submit = async () => userEvent.click(await submitButton());

const askToDelete = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `${texts.delete}, ${name}` }));
  return visible(await screen.findByRole('alertdialog', { name: texts.deleteTitle(name) }));
};

const confirmDelete = async (name: string) => {
  const question = await askToDelete(name);
  await userEvent.click(question.getByRole('button', { name: texts.delete }));
};

/** Handlers with state, like a server: commands change the list. */
const listOf = (before: readonly AdminCategory[] = categories) => {
  let present = [...before];
  return {
    read: allCategoriesMock.answer(() => present),
    add: createCategoryMock.answer(() => {
      present = [...present, milestones];
      return done('categories.create');
    }),
    remove: deleteServiceMock.answer(({ params: { id } }) => {
      present = present.filter((category) => category.id !== id);
      return done('services.delete');
    }),
  };
};

export const Default = meta.story({
  parameters: { states: ['S41.02'] },
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
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

export const Loading = meta.story({
  parameters: { states: ['S41.01'] },
  beforeEach: ({ msw }) => msw.use(allCategoriesMock.pending()),
  play: async () => {
    await expect(await screen.findByText(texts.loading)).toBeInTheDocument();
    await expect(document.querySelector('.spinner')).toBeVisible();
    await expect(screen.queryByRole('table')).toBeNull();
  },
});

export const Empty = meta.story({
  parameters: { states: ['S41.03'] },
  beforeEach: ({ msw }) => msw.use(allCategoriesMock.empty()),
  play: async () => {
    await expect(await screen.findByText(texts.empty)).toBeVisible();
    await expect(screen.getByRole('button', { name: texts.add })).toBeEnabled();
  },
});

export const ServerError = meta.story({
  parameters: { states: ['S41.04'] },
  beforeEach: ({ msw }) => msw.use(allCategoriesMock.failure(500)),
  play: async () => {
    await expect(await screen.findByText(texts.error)).toBeVisible();
    await seesToast(errorTexts.server);
    await expect(screen.getByRole('button', { name: texts.retry })).toBeVisible();
  },
});

export const TriedAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(allCategoriesMock.failure(500)),
  play: async ({ msw }) => {
    const retry = await screen.findByRole('button', { name: texts.retry });
    msw.use(allCategoriesMock.ok());
    await userEvent.click(retry);
    await expect(await table()).toBeVisible();
    await expect(screen.queryByText(texts.error)).toBeNull();
  },
});

export const Malformed = meta.story({
  beforeEach: ({ msw }) => msw.use(allCategoriesMock.malformed()),
  play: async () => {
    await expect(await screen.findByText(texts.error)).toBeVisible();
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(allCategoriesMock.offline()),
  play: async () => {
    await expect(await screen.findByText(texts.error)).toBeVisible();
    await seesToast(errorTexts.network);
  },
});

/** The specification has an edit mode without an interface; the toast text is the one of products. */
export const EditPressed = meta.story({
  parameters: { states: ['S41.05'] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: `${texts.edit}, Drinkware` }));
    await seesToast(texts.editNotReady);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const AddDialog = meta.story({
  parameters: { states: ['S41.06'] },
  play: async () => {
    const form = await openDialog();
    await waitFor(() => expect(form.getByLabelText(texts.name)).toHaveFocus());
    await expect(form.getByLabelText(texts.description)).toBeVisible();
    await expect(form.getByText(imagePicker.caption)).toBeVisible();
    await expect(form.getByRole('button', { name: texts.cancel })).toBeEnabled();
    await expect(await submitButton()).toBeDisabled();
  },
});

export const ImageChosen = meta.story({
  parameters: { states: ['S41.07'] },
  play: async () => {
    const form = await fillIn();
    await expect(form.getByRole('group', { name: `${texts.image}: milestones.png` })).toBeVisible();
    await expect(await submitButton()).toBeEnabled();
  },
});

export const ImageRemoved = meta.story({
  parameters: { states: ['S41.08'] },
  play: async () => {
    const form = await fillIn();
    await userEvent.click(form.getByRole('button', { name: 'Remove' }));
    await expect(await form.findByText('Choose an image')).toBeVisible();
    await expect(await submitButton()).toBeDisabled();
  },
});

export const ImageReplaced = meta.story({
  parameters: { states: ['S41.09'] },
  play: async () => {
    const form = await fillIn();
    await userEvent.upload(
      form.getByLabelText(texts.image),
      await pngOf('/pictures/chocolates.svg', 'chocolates.png'),
    );
    await expect(await form.findByText('chocolates.png')).toBeVisible();
    await expect(form.queryByText('milestones.png')).toBeNull();
    await expect(await submitButton()).toBeEnabled();
  },
});

export const NameMissing = meta.story({
  parameters: { states: ['S41.10'] },
  beforeEach: ({ msw }) => msw.use(createCategoryMock.pending()),
  play: async () => {
    const form = await fillIn({ ...milestones, name: '' });
    await submit();
    await waitFor(() => expect(form.getByLabelText(texts.name)).toHaveFocus());
    await expect(form.getByLabelText(texts.name)).toHaveAccessibleDescription('Enter a name');
    await expect(await submitButton()).not.toHaveAttribute('aria-busy');
  },
});

export const DescriptionMissing = meta.story({
  parameters: { states: ['S41.11'] },
  beforeEach: ({ msw }) => msw.use(createCategoryMock.pending()),
  play: async () => {
    const form = await fillIn({ ...milestones, description: '' });
    await submit();
    await waitFor(() => expect(form.getByLabelText(texts.description)).toHaveFocus());
    await expect(form.getByLabelText(texts.description)).toHaveAccessibleDescription('Enter a description');
    await expect(await submitButton()).not.toHaveAttribute('aria-busy');
  },
});

const anyFile = userEvent.setup({ applyAccept: false });

export const OtherKindOfFile = meta.story({
  parameters: { states: ['S41.12'] },
  play: async () => {
    const form = await openDialog();
    const brief = new File(['%PDF'], 'brief.pdf', { type: 'application/pdf' });
    await anyFile.upload(form.getByLabelText(texts.image), brief);
    await waitFor(() =>
      expect(form.getByLabelText(texts.image)).toHaveAccessibleDescription(imagePicker.refusal),
    );
    await expect(form.getByText('PNG, JPG, JPEG')).toBeVisible();
    await expect(await submitButton()).toBeDisabled();
  },
});

/** Shown on selection, not only on submit. */
export const EmptyFile = meta.story({
  play: async () => {
    const form = await openDialog();
    await userEvent.upload(
      form.getByLabelText(texts.image),
      new File([], 'empty.png', { type: 'image/png' }),
    );
    await waitFor(() =>
      expect(form.getByLabelText(texts.image)).toHaveAccessibleDescription(/^This file is empty/),
    );
  },
});

export const Adding = meta.story({
  parameters: { states: ['S41.13'] },
  beforeEach: ({ msw }) => msw.use(createCategoryMock.pending()),
  play: async () => {
    const form = await fillIn();
    await submit();
    await expect(await form.findByRole('button', { name: texts.adding })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(form.getByRole('button', { name: texts.cancel })).toBeDisabled();
  },
});

const received = fn();

export const AddedToast = meta.story({
  parameters: { states: ['S41.14'] },
  beforeEach: ({ msw }) => {
    const list = listOf();
    msw.use(list.read, list.add);
  },
  play: async () => {
    await table();
    await fillIn();
    await submit();
    await seesToast('Category added successfully');
    await dialogIsGone();
    await expect(await rowOf('Milestones')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: texts.add })).toHaveFocus());
    // Submitted values are not persisted.
    await expect(sessionStorage.getItem(keyOf('category'))).toBeNull();
    await expect((await openDialog()).getByLabelText(texts.name)).toHaveValue('');
  },
});

export const SubmittedTwice = meta.story({
  beforeEach: ({ msw }) => {
    received.mockReset();
    msw.use(
      createCategoryMock.answer(({ body }) => {
        received(body.name, body.description, body.image.name);
        return done('categories.create');
      }),
    );
  },
  play: async () => {
    await fillIn();
    await userEvent.dblClick(await submitButton());
    await dialogIsGone();
    await expect(received).toHaveBeenCalledOnce();
    await expect(received).toHaveBeenCalledWith(milestones.name, milestones.description, 'milestones.png');
  },
});

export const AddFailedToast = meta.story({
  parameters: { states: ['S41.15'] },
  beforeEach: ({ msw }) => msw.use(createCategoryMock.failure(500)),
  play: async () => {
    const form = await fillIn();
    await submit();
    await seesToast(texts.failed);
    await expect(screen.queryByText(errorTexts.server)).toBeNull();
    await expect(form.getByLabelText(texts.name)).toHaveValue(milestones.name);
    await expect(form.getByText('milestones.png')).toBeVisible();
  },
});

export const AddRefusedByTheServer = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      createCategoryMock.failure(422, 'Not an image', {
        image: [imagePicker.refusal],
        name: ['This name is taken'],
      }),
    ),
  play: async () => {
    const form = await fillIn();
    await submit();
    await seesToast(texts.failed);
    await waitFor(() => expect(form.getByLabelText(texts.name)).toHaveFocus());
    await expect(form.getByLabelText(texts.name)).toHaveAccessibleDescription('This name is taken');
    await expect(form.getByLabelText(texts.image)).toHaveAccessibleDescription(imagePicker.refusal);
  },
});

export const Cancelled = meta.story({
  parameters: { states: ['S41.16'] },
  play: async () => {
    const form = await openDialog();
    await userEvent.click(form.getByRole('button', { name: texts.cancel }));
    await dialogIsGone();
    await waitFor(() => expect(screen.getByRole('button', { name: texts.add })).toHaveFocus());
  },
});

/** Asks first, because values were entered; discarded values are not persisted. */
export const CancelledWithChanges = meta.story({
  play: async () => {
    const form = await openDialog();
    await userEvent.type(form.getByLabelText(texts.name), milestones.name);
    await userEvent.click(form.getByRole('button', { name: texts.cancel }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Discard' }));
    await dialogIsGone();
    await expect(sessionStorage.getItem(keyOf('category'))).toBeNull();
  },
});

export const DeleteAsked = meta.story({
  play: async () => {
    const question = await askToDelete('Drinkware');
    await expect(question.getByText(texts.deleteDescription)).toBeVisible();
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
});

export const Deleting = meta.story({
  beforeEach: ({ msw }) => msw.use(deleteServiceMock.pending()),
  play: async () => {
    await confirmDelete('Drinkware');
    await expect(await screen.findByRole('button', { name: texts.deleting })).toBeVisible();
  },
});

/** Calls the endpoint of services with the category's id. */
export const DeletedToast = meta.story({
  parameters: { states: ['S41.17'] },
  beforeEach: ({ msw }) => {
    const list = listOf();
    msw.use(list.read, list.remove);
  },
  play: async () => {
    await confirmDelete('Drinkware');
    await seesToast('Service deleted successfully');
    await waitFor(() => expect(screen.queryByText('Drinkware')).toBeNull());
    await expect(await rowOf('Apparel')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

/** The row disappears at once, while the refetch is in flight. */
export const DeletedOnASlowLine = meta.story({
  play: async ({ msw }) => {
    await table();
    msw.use(allCategoriesMock.pending());
    await confirmDelete('Drinkware');
    await waitFor(() => expect(screen.queryByText('Drinkware')).toBeNull());
    await expect(await rowOf('Apparel')).toBeVisible();
  },
});

export const DeleteFailedToast = meta.story({
  parameters: { states: ['S41.18'] },
  beforeEach: ({ msw }) => msw.use(deleteServiceMock.failure(500)),
  play: async () => {
    await confirmDelete('Drinkware');
    await seesToast(texts.failed);
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(await rowOf('Drinkware')).toBeVisible();
  },
});

/** Another administrator deleted it first: an information toast, the dialog closes, the row disappears. */
export const AlreadyRemovedToast = meta.story({
  beforeEach: ({ msw }) => msw.use(deleteServiceMock.failure(404)),
  play: async ({ msw }) => {
    await table();
    msw.use(allCategoriesMock.ok(categories.filter(({ name }) => name !== 'Drinkware')));
    await confirmDelete('Drinkware');
    await seesToast(texts.gone);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(screen.queryByText('Drinkware')).toBeNull());
    await expect(screen.queryByText(errorTexts.notFound)).toBeNull();
    await expect(screen.queryByText(texts.failed)).toBeNull();
  },
});

const focusWindow = () => window.dispatchEvent(new Event('visibilitychange'));

/** Refetches on mount and on window focus; entered values stay. */
export const RefreshedOnFocus = meta.story({
  parameters: { states: ['S41.19'] },
  play: async ({ msw }) => {
    await table();
    const form = await openDialog();
    await userEvent.type(form.getByLabelText(texts.name), 'Treats for');
    msw.use(allCategoriesMock.ok([...categories, milestones]));
    focusWindow();
    await waitFor(() => expect(screen.getByText('Milestones', { selector: 'td' })).toBeInTheDocument());
    await expect(form.getByLabelText(texts.name)).toHaveValue('Treats for');
    await expect(form.getByLabelText(texts.name)).toHaveFocus();
  },
});

/** After sign-in the dialog opens again with its values. */
export const SessionExpired = meta.story({
  beforeEach: ({ msw }) => msw.use(createCategoryMock.failure(401)),
  play: async () => {
    await fillIn();
    await submit();
    await arrivesAt(paths.signIn);
    await seesToast(errorTexts.sessionExpired);
    await expect(screen.queryByText(texts.failed)).toBeNull();
    await arrivesWith({ from: addAddress });
    await expect(sessionStorage.getItem(keyOf('category'))).toContain(milestones.description);
  },
});

const enteredBefore = {
  parameters: { route: { path: paths.adminCategories, at: addAddress, reads: reads } },
  beforeEach: () =>
    sessionStorage.setItem(
      keyOf('category'),
      JSON.stringify({ name: milestones.name, description: milestones.description, image: {} }),
    ),
};

export const EnteredBefore = meta.story({
  ...enteredBefore,
  play: async () => {
    const form = await dialog();
    await expect(form.getByLabelText(texts.name)).toHaveValue(milestones.name);
    await expect(form.getByText(texts.restored)).toBeVisible();
    await expect(await submitButton()).toBeDisabled();
  },
});

/** Closing asks even before the first change, because restored values would be lost. */
export const EnteredBeforeDiscarded = meta.story({
  ...enteredBefore,
  play: async () => {
    await dialog();
    await userEvent.keyboard('{Escape}');
    const question = await visible(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Discard' }));
    await dialogIsGone();
    await expect(sessionStorage.getItem(keyOf('category'))).toBeNull();
    await expect((await openDialog()).getByLabelText(texts.name)).toHaveValue('');
  },
});

const long: AdminCategory = {
  ...milestones,
  name: 'Unbroken'.repeat(12),
  description: 'Words that go on and on about what is in it. '.repeat(20),
};

export const LongText = meta.story({
  beforeEach: ({ msw }) => msw.use(allCategoriesMock.ok([long, ...categories])),
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await table();
    await fitsTheWidth();
    await askToDelete(long.name);
    await fitsTheWidth();
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S41.20'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await rowOf('Drinkware')).toBeVisible();
    await fitsTheWidth();
  },
});

export const NarrowDialog = meta.story({
  parameters: { states: ['S41.20'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await fillIn();
    await fitsTheWidth();
  },
});

/** Adds a category by keyboard, except for the file, which the browser's dialog chooses. */
export const Keyboard = meta.story({
  beforeEach: ({ msw }) => {
    const list = listOf();
    msw.use(list.read, list.add);
  },
  play: async () => {
    await table();
    screen.getByRole('button', { name: texts.add }).focus();
    await userEvent.keyboard('{Enter}');
    const form = await dialog();
    await waitFor(() => expect(form.getByLabelText(texts.name)).toHaveFocus());
    await userEvent.keyboard(milestones.name);
    await userEvent.tab();
    await userEvent.keyboard(milestones.description);
    await userEvent.tab();
    await expect(form.getByLabelText(texts.image)).toHaveFocus();
    await userEvent.upload(form.getByLabelText(texts.image), await candle());
    await waitFor(() => expect(form.getByRole('button', { name: 'Replace' })).toHaveFocus());
    for (const name of ['Remove', texts.cancel, texts.submit]) {
      await userEvent.tab();
      await expect(form.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(await rowOf('Milestones')).toBeVisible();
  },
});
