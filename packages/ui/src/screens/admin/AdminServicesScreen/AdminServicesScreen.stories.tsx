import { sampleAdmin } from '@gifting/api/account/mocks';
import {
  allServicesMock,
  createServiceMock,
  deleteServiceMock,
  updateServiceMock,
} from '@gifting/api/services/mocks';
import { imageRefusals } from '@gifting/domain/images/image-file';
import { type AdminService, adminService } from '@gifting/domain/services/admin-service';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import { paths } from '#app/paths.ts';
import { InDashboard } from '#screens/layout/InDashboard.tsx';
import { seesToast } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { adminPerson, dialogIsGone, focusWindow, imageName } from '../shared/admin-person';
import { editStories } from '../shared/admin-stories/edit-stories';
import { formStories } from '../shared/admin-stories/form-stories';
import { imageStories } from '../shared/admin-stories/image-stories';
import { listStories } from '../shared/admin-stories/list-stories';
import { AdminServicesScreen } from './AdminServicesScreen';
import { reads } from './AdminServicesScreen.reads';
import { adminServicesTexts as texts } from './AdminServicesScreen.texts';

const meta = preview.meta({
  title: 'Screens/Administration/Services',
  component: AdminServicesScreen,
  decorators: [InDashboard],
  parameters: { controls: { disable: true }, user: sampleAdmin, route: { at: paths.adminServices, reads } },
});

const { labels } = texts;
const services = allServicesMock.samples.ok;
const engraving: AdminService = {
  id: '90',
  slug: 'engraving',
  name: 'Engraving',
  description: 'Names and dates, cut by hand.',
  image: '/pictures/award.svg',
  version: '1',
};
const subject = {
  at: paths.adminServices,
  reads,
  texts,
  list: allServicesMock,
  nameOf: ({ name }: AdminService) => name,
};
const { table, rowOf } = adminPerson(texts);

const list = listStories({
  ...subject,
  remove: deleteServiceMock,
  deleted: 'Service deleted successfully',
  long: {
    ...engraving,
    name: 'Unbroken'.repeat(12),
    description: 'Words that go on and on about it. '.repeat(20),
  },
});

const addForm = formStories({
  ...subject,
  address: `${paths.adminServices}?dialog=add`,
  opener: texts.add,
  title: texts.addTitle,
  submit: texts.add,
  saving: texts.adding,
  command: createServiceMock,
  done: 'Service added successfully',
  kept: 'service',
  keptValues: { name: engraving.name, description: engraving.description, image: {} },
  entered: { [labels.name]: engraving.name, [labels.description]: engraving.description },
  image: labels.image,
  sent: { name: engraving.name, description: engraving.description, image: expect.any(File) },
  after: [...services, engraving],
  shows: engraving.name,
  refusal: { name: 'This name is taken' },
});
const add = addForm.stories;
const image = imageStories({ ...addForm, image: labels.image });

const editing = {
  ...subject,
  address: `${paths.adminServices}?dialog=edit&id=11`,
  opener: `${texts.edit}, Custom packaging`,
  title: texts.editTitle,
  submit: texts.saveChanges,
  saving: texts.saving,
  command: updateServiceMock,
  done: 'Service updated successfully',
  kept: 'service:11',
  keptValues: { name: 'Packaging to measure', description: 'Cut to fit.', image: {} },
  entered: { [labels.name]: 'Packaging to measure', [labels.description]: 'Cut to fit.' },
  sent: { name: 'Packaging to measure', description: 'Cut to fit.', version: '1' },
  after: services.map((service) =>
    service.id === '11' ? { ...service, name: 'Packaging to measure, changed' } : service,
  ),
  shows: 'Packaging to measure, changed',
  refusal: { name: 'This name is taken' },
} as const;
const editForm = formStories(editing);
const edit = editForm.stories;
const editOnly = editStories(editing);

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S36.02'] },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    const headers = within(await table()).getAllByRole('columnheader');
    await expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Image',
      'Name',
      'Description',
      'Actions',
    ]);
    const row = within(await rowOf('Portals for events'));
    await expect(row.getByText(/^Guests pick a size/)).toBeVisible();
    for (const { name } of services) {
      await expect(screen.getByRole('button', { name: `Edit, ${name}` })).toBeVisible();
      await expect(screen.getByRole('button', { name: `Delete, ${name}` })).toBeVisible();
    }
    await expect(screen.getByText(texts.count(4))).toBeVisible();
  },
});

export const Loading = meta.story({ parameters: { states: ['S36.01'] }, ...list.loading });
export const Empty = meta.story({ parameters: { states: ['S36.03'] }, ...list.empty });
export const ServerError = meta.story({ parameters: { states: ['S36.04'] }, ...list.serverError });
export const TriedAgain = meta.story(list.triedAgain);
export const Malformed = meta.story(list.malformed);
export const Offline = meta.story(list.offline);

export const AddDialog = meta.story({ parameters: { states: ['S36.05'] }, ...image.blank });
export const ImageChosen = meta.story({ parameters: { states: ['S36.06'] }, ...image.chosen });
export const ImageRemoved = meta.story(image.removed);
export const NameMissing = meta.story({
  parameters: { states: ['S36.07'] },
  ...add.missing(labels.name, 'Enter a name'),
});
export const DescriptionMissing = meta.story({
  parameters: { states: ['S36.08'] },
  ...add.missing(labels.description, 'Enter a description'),
});
export const OtherKindOfFile = meta.story({ parameters: { states: ['S36.09'] }, ...image.otherKindOfFile });
export const HeicPhoto = meta.story(image.heicPhoto);
export const EmptyFile = meta.story(image.emptyFile);
export const Adding = meta.story({ parameters: { states: ['S36.10'] }, ...add.waiting });
export const AddedToast = meta.story({ parameters: { states: ['S36.11'] }, ...add.savedToast });
export const AddedOnce = meta.story(add.savedOnce);
export const AddFailedToast = meta.story({ parameters: { states: ['S36.16'] }, ...add.failedToast });
export const AddRefusedByTheServer = meta.story(add.refused);
/** Only the server decodes a picture. Its sentence is at the field, and what was entered is kept. */
export const PictureRefusedByTheServer = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(createServiceMock.failure(422, 'Refused', { image: [imageRefusals.damaged] })),
  play: async () => {
    const form = await addForm.fillIn();
    await addForm.press();
    await waitFor(() =>
      expect(form.getByLabelText(labels.image)).toHaveAccessibleDescription(
        expect.stringContaining(imageRefusals.damaged),
      ),
    );
    await expect(form.getByText(imageRefusals.damaged)).toBeVisible();
    await expect(form.getByRole('group', { name: `${labels.image}: ${imageName}` })).toBeVisible();
    await expect(form.getByLabelText(labels.name)).toHaveValue(engraving.name);
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
  parameters: { states: ['S36.12'] },
  ...editOnly.holds({
    [labels.name]: 'Custom packaging',
    [labels.description]: services[0]?.description ?? '',
  }),
});

const received = fn();

/** Nothing is sent, and the dialog stays. */
export const UnchangedToast = meta.story({
  parameters: { states: ['S36.13'] },
  beforeEach: ({ msw }) => {
    received.mockReset();
    msw.use(
      updateServiceMock.answer(() => {
        received();
        return updateServiceMock.samples.ok;
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
  parameters: { states: ['S36.14'] },
  beforeEach: ({ msw }) => {
    received.mockReset();
    msw.use(
      updateServiceMock.answer(({ params, body }) => {
        received(params.id, body);
        return updateServiceMock.samples.ok;
      }),
    );
  },
  play: async () => {
    const form = await editForm.fillIn();
    await expect(form.getByRole('group', { name: `${labels.image}: Present picture` })).toBeVisible();
    await editForm.press();
    await dialogIsGone();
    await expect(received).toHaveBeenCalledOnce();
    await expect(received).toHaveBeenCalledWith('11', editing.sent);
    await expect(await table()).toBeVisible();
  },
});

export const Saving = meta.story(edit.waiting);
export const UpdatedToast = meta.story({ parameters: { states: ['S36.15'] }, ...edit.savedToast });
export const UpdatedOnce = meta.story(edit.savedOnce);
export const UpdateFailedToast = meta.story({ parameters: { states: ['S36.16'] }, ...edit.failedToast });
export const UpdateRefusedByTheServer = meta.story(edit.refused);
export const EditCancelled = meta.story(edit.cancelled);
export const EditCancelledWithChanges = meta.story(edit.cancelledWithChanges);
export const EditDuringARefetch = meta.story(edit.typingDuringARefetch);
export const RemovedMeanwhileToast = meta.story(editOnly.removedMeanwhileToast);
export const RemovedMeanwhileClosed = meta.story(editOnly.removedMeanwhileClosed);
export const RemovedBeforeToast = meta.story(editOnly.removedBeforeToast);
export const ChangedMeanwhile = meta.story(
  editOnly.changedMeanwhile({
    details: z.encode(adminService, {
      ...engraving,
      id: '11',
      name: 'Packaging',
      description: 'Printed.',
      version: '2',
    }),
    theirs: { [labels.name]: 'Packaging', [labels.description]: 'Printed.' },
  }),
);
export const EditSessionExpired = meta.story({ tags: ['!dev'], ...edit.sessionExpired });
export const EditSessionExpiredOvernight = meta.story({ tags: ['!dev'], ...edit.sessionExpiredOvernight });
export const EditEnteredBefore = meta.story(edit.enteredBefore);

export const Deleting = meta.story(list.deleting);
export const DeletedToast = meta.story({ parameters: { states: ['S36.17'] }, ...list.deletedToast });
export const DeletedDuringARefetch = meta.story(list.deletedDuringARefetch);
export const DeletedOnASlowLine = meta.story(list.deletedOnASlowLine);
export const DeleteFailedToast = meta.story({
  parameters: { states: ['S36.18'] },
  ...list.deleteFailedToast,
});
export const AlreadyRemovedToast = meta.story(list.alreadyRemovedToast);

export const RefreshedOnFocus = meta.story({
  parameters: { states: ['S36.19'] },
  play: async ({ msw }) => {
    await table();
    msw.use(allServicesMock.ok([...services, engraving]));
    focusWindow();
    await expect(await rowOf(engraving.name)).toBeVisible();
  },
});

export const LongText = meta.story(list.longText);
export const Narrow = meta.story({ parameters: { states: ['S36.20'] }, ...list.narrow });
export const NarrowDialog = meta.story({ parameters: { states: ['S36.20'] }, ...add.narrow });

/** Edits a service by keyboard. */
export const Keyboard = meta.story({
  beforeEach: ({ msw }) => {
    received.mockReset();
    msw.use(
      updateServiceMock.answer(({ body }) => {
        received(body);
        return updateServiceMock.samples.ok;
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
      name: 'Custom packaging to measure',
      description: services[0]?.description,
      version: '1',
    });
    await waitFor(() => expect(screen.getByRole('button', { name: editing.opener })).toHaveFocus());
  },
});
