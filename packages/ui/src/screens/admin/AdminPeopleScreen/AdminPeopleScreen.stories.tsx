import { sampleAdmin } from '@gifting/api/account/mocks';
import { capabilitiesMock } from '@gifting/api/capabilities/mocks';
import { peopleMock, samplePeople, updatePersonMock } from '@gifting/api/people/mocks';
import { peoplePath } from '@gifting/domain/people/paths';
import type { Person } from '@gifting/domain/people/person';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { errorTexts } from '#app/error-catalogue.ts';
import { notFoundTexts } from '#screens/general/NotFoundScreen/NotFoundScreen.texts.ts';
import { InDashboard } from '#screens/layout/InDashboard.tsx';
import { fitsTheWidth, seesToast, visible } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { AdminPeopleScreen } from './AdminPeopleScreen';
import { adminPeopleTexts as texts } from './AdminPeopleScreen.texts';

const received = fn();
let people: Person[] = samplePeople;

const meta = preview.meta({
  title: 'Screens/Administration/People',
  component: AdminPeopleScreen,
  decorators: [InDashboard],
  parameters: { controls: { disable: true }, user: sampleAdmin, route: { at: peoplePath } },
  beforeEach: ({ msw }) => {
    received.mockReset();
    people = samplePeople;
    msw.use(
      peopleMock.answer(() => ({ items: people })),
      updatePersonMock.answer(({ params, body }) => {
        received(params.id, body);
        people = people.map((person) => (person.id === params.id ? { ...person, ...body } : person));
        return updatePersonMock.samples.ok;
      }),
    );
  },
});

const noor = 'Noor Haddad';
const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const open = async (name = noor) => {
  await userEvent.click(await screen.findByRole('button', { name: texts.editOf(name) }));
  return visible(await screen.findByRole('dialog', { name: texts.editTitle(name) }));
};
type Dialog = Awaited<ReturnType<typeof open>>;
const press = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: texts.saveChanges }));
const disable = async () => {
  const dialog = await open();
  await userEvent.click(dialog.getByRole('radio', { name: texts.mayNot }));
  await press(dialog);
  return dialog;
};
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const stays = async (dialog: Dialog) =>
  waitFor(() => expect(dialog.getByRole('radio', { name: texts.mayNot })).toBeChecked());

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S65.01'] },
  play: async () => {
    await expect((await rowOf(noor)).getByText(texts.roles.user)).toBeVisible();
    await expect((await rowOf(noor)).getByText(texts.never)).toBeVisible();
    await expect((await rowOf('Tom Achebe')).getByText(texts.disabled)).toBeVisible();
    const own = await rowOf(sampleAdmin.name);
    await expect(own.getByText(texts.roles.admin)).toBeVisible();
    await expect(own.getByText(texts.you)).toBeVisible();
    await expect(own.queryByRole('button')).toBeNull();
  },
});

export const Loading = meta.story({
  parameters: { states: ['S65.02'] },
  beforeEach: ({ msw }) => msw.use(peopleMock.pending()),
  play: async () => {
    await expect(await screen.findByText(texts.loading)).toBeInTheDocument();
  },
});

const cannotLoad = async () => {
  await expect(await screen.findByText(texts.error)).toBeVisible();
  await expect(screen.getByRole('button', { name: texts.retry })).toBeVisible();
};

export const ServerError = meta.story({
  parameters: { states: ['S65.03'] },
  beforeEach: ({ msw }) => msw.use(peopleMock.failure(500)),
  play: cannotLoad,
});

export const Malformed = meta.story({
  beforeEach: ({ msw }) => msw.use(peopleMock.malformed()),
  play: cannotLoad,
});

/** Beyond the specification: an API without it has no such page. */
export const WithoutPeople = meta.story({
  beforeEach: ({ msw }) => msw.use(capabilitiesMock.empty()),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: new RegExp(notFoundTexts.title) })).toBeVisible();
  },
});

export const MorePeople = meta.story({
  parameters: { states: ['S65.04'] },
  beforeEach: ({ msw }) => {
    const [first, ...rest] = samplePeople;
    msw.use(
      peopleMock.answer(({ query }) =>
        query.cursor === undefined
          ? { items: first ? [first] : [], nextCursor: 'after.1204' }
          : { items: rest, nextCursor: null },
      ),
    );
  },
  play: async () => {
    await rowOf(noor);
    await userEvent.click(screen.getByRole('button', { name: texts.showMore }));
    await expect(await screen.findByText(texts.allShown(samplePeople.length))).toBeVisible();
  },
});

export const EditDialog = meta.story({
  parameters: { states: ['S65.05'] },
  play: async () => {
    const dialog = await open();
    await expect(dialog.getByRole('radio', { name: texts.roles.user })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: texts.allowed })).toBeChecked();
    await expect(dialog.getByText(texts.accessHint)).toBeVisible();
  },
});

export const Disabled = meta.story({
  parameters: { states: ['S65.06'] },
  play: async () => {
    await disable();
    await seesToast(texts.updated);
    await isGone();
    await expect(received).toHaveBeenCalledOnce();
    await expect(received).toHaveBeenCalledWith('1204', { role: 'user', disabled: true });
    await waitFor(async () => expect((await rowOf(noor)).getByText(texts.disabled)).toBeVisible());
  },
});

export const Promoted = meta.story({
  parameters: { states: ['S65.07'] },
  play: async () => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('radio', { name: texts.roles.admin }));
    await press(dialog);
    await seesToast(texts.updated);
    await expect(received).toHaveBeenCalledWith('1204', { role: 'admin', disabled: false });
    await waitFor(async () => expect((await rowOf(noor)).getByText(texts.roles.admin)).toBeVisible());
  },
});

export const NothingChanged = meta.story({
  parameters: { states: ['S65.08'] },
  play: async () => {
    await press(await open());
    await seesToast(texts.unchanged);
    await expect(received).not.toHaveBeenCalled();
  },
});

const forbidden = 'You do not have permission to do this';

export const Refused = meta.story({
  parameters: { states: ['S65.09'] },
  beforeEach: ({ msw }) => msw.use(updatePersonMock.failure(403, forbidden)),
  play: async () => {
    const dialog = await disable();
    await seesToast(forbidden);
    await stays(dialog);
  },
});

export const Gone = meta.story({
  parameters: { states: ['S65.10'] },
  beforeEach: ({ msw }) => msw.use(updatePersonMock.failure(404)),
  play: async () => {
    await disable();
    await seesToast(texts.gone);
    await isGone();
  },
});

export const Failed = meta.story({
  parameters: { states: ['S65.11'] },
  beforeEach: ({ msw }) => msw.use(updatePersonMock.failure(500)),
  play: async () => {
    const dialog = await disable();
    await seesToast(texts.failed);
    await stays(dialog);
  },
});

export const Offline = meta.story({
  parameters: { states: ['S65.12'] },
  beforeEach: ({ msw }) => msw.use(updatePersonMock.offline()),
  play: async () => {
    const dialog = await disable();
    await seesToast(errorTexts.network);
    await stays(dialog);
  },
});

export const Keyboard = meta.story({
  play: async () => {
    const edit = await screen.findByRole('button', { name: texts.editOf(noor) });
    edit.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await visible(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('radio', { name: texts.roles.user })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(dialog.getByRole('radio', { name: texts.roles.admin })).toBeChecked();
    for (let stop = 0; stop < 3; stop += 1) await userEvent.tab();
    await expect(dialog.getByRole('button', { name: texts.saveChanges })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await seesToast(texts.updated);
    await isGone();
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'small' } },
  beforeEach: () => {
    const long = 'unbroken'.repeat(12);
    people = samplePeople.map((person) => ({
      ...person,
      name: long,
      email: `${long}@${long}.example`,
      companyName: long,
    }));
  },
  play: async () => {
    await expect((await screen.findAllByRole('row')).length).toBeGreaterThan(1);
    await fitsTheWidth();
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S65.13'] },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await rowOf(noor);
    await fitsTheWidth();
  },
});
