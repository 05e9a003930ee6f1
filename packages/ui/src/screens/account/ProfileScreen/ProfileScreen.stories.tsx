import { sampleBuyer } from '@gifting/api/account/mocks';
import { capabilitiesMock } from '@gifting/api/capabilities/mocks';
import { redactedPasswords } from '@gifting/domain/account/profile';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '#app/paths.ts';
import { InDashboard } from '#screens/layout/InDashboard.tsx';
import { fillSilently, fitsTheWidth } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { ProfileScreen } from './ProfileScreen';
import { profileTexts as texts } from './ProfileScreen.texts';

const logForm = fn();

const meta = preview.meta({
  title: 'Screens/Account/Profile',
  component: ProfileScreen,
  decorators: [InDashboard],
  parameters: {
    controls: { disable: true },
    user: sampleBuyer,
    route: { at: paths.profile },
    services: { logForm },
  },
  // As specified: an API that saves nothing of a profile.
  beforeEach: ({ msw }) => msw.use(capabilitiesMock.empty()),
});

const personal = {
  [texts.fullName]: 'Amara Okafor',
  [texts.emailAddress]: 'amara@lumen.example',
  [texts.phoneNumber]: '0113 496 0142',
  [texts.companyName]: 'Lumen Studio',
  [texts.companyAddress]: '14 Calder Wharf, Leeds',
};
const address = {
  'Address Line 1': '14 Calder Wharf',
  'Address Line 2': 'Second floor',
  'Address Line 3': 'Rear entrance',
  'Post Town': 'Leeds',
  'Post Code': 'LS10 1AP',
};
const passwords = {
  [texts.currentPassword]: 'paper-and-string',
  [texts.newPassword]: 'ribbon-and-bow',
  [texts.confirmPassword]: 'ribbon-and-bow',
};

const formOf = (title: string) => within(screen.getByRole('region', { name: title }));
const field = (title: string, label: string) => formOf(title).getByLabelText(label);
const save = async (title: string) =>
  userEvent.click(formOf(title).getByRole('button', { name: texts.saveForm(title) }));
/** Waits until the API has said that it keeps no profile. */
const opens = () => formOf(texts.personal).findByLabelText(texts.fullName);
const fill = async (title: string, values: Readonly<Record<string, string>>) => {
  await opens();
  for (const [label, value] of Object.entries(values)) {
    await userEvent.click(field(title, label));
    await userEvent.paste(value);
  }
};

/** Saves a form and asserts which of its fields are outlined in red, each with a message. */
const refuses = async (title: string, labels: readonly string[]) => {
  await opens();
  await save(title);
  const danger = getComputedStyle(document.documentElement).getPropertyValue('--color-danger');
  const probe = document.createElement('i');
  probe.style.color = danger;
  document.body.append(probe);
  const red = getComputedStyle(probe).color;
  probe.remove();
  for (const label of labels) {
    await waitFor(() => expect(field(title, label)).toBeInvalid());
    await waitFor(() => expect(getComputedStyle(field(title, label)).borderTopColor).toBe(red));
    await expect(field(title, label)).toHaveAccessibleDescription(/^Enter /);
  }
  const [first = ''] = labels;
  await waitFor(() => expect(field(title, first)).toHaveFocus());
  await expect(logForm).not.toHaveBeenCalled();
};

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S35.01'] },
  play: async () => {
    await opens();
    for (const [title, values] of [
      [texts.personal, personal],
      [texts.address, address],
      [texts.password, passwords],
    ] as const) {
      await expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
      await expect(formOf(title).getByRole('button', { name: texts.saveForm(title) })).toBeVisible();
      for (const label of Object.keys(values)) await expect(field(title, label)).toHaveValue('');
    }
  },
});

export const PersonalBlank = meta.story({
  parameters: { states: ['S35.02'] },
  play: () => refuses(texts.personal, Object.keys(personal)),
});

export const PasswordsBlank = meta.story({
  parameters: { states: ['S35.03'] },
  play: () => refuses(texts.password, Object.keys(passwords)),
});

export const AddressBlank = meta.story({
  parameters: { states: ['S35.04'] },
  play: () => refuses(texts.address, Object.keys(address)),
});

/** An API request would fail the story. */
export const Logged = meta.story({
  parameters: { states: ['S35.05'] },
  play: async () => {
    await fill(texts.personal, personal);
    await save(texts.personal);
    await fill(texts.address, address);
    await save(texts.address);
    await fill(texts.password, passwords);
    await save(texts.password);
    await waitFor(() => expect(logForm).toHaveBeenCalledTimes(3));
    await expect(logForm).toHaveBeenNthCalledWith(1, texts.personal, {
      fullName: 'Amara Okafor',
      emailAddress: 'amara@lumen.example',
      phoneNumber: '0113 496 0142',
      companyName: 'Lumen Studio',
      companyAddress: '14 Calder Wharf, Leeds',
    });
    await expect(logForm).toHaveBeenNthCalledWith(2, texts.address, {
      addressLine1: '14 Calder Wharf',
      addressLine2: 'Second floor',
      addressLine3: 'Rear entrance',
      postTown: 'Leeds',
      postCode: 'LS10 1AP',
    });
    await expect(logForm).toHaveBeenNthCalledWith(3, texts.password, redactedPasswords);
    await expect(field(texts.personal, texts.fullName)).toHaveValue('Amara Okafor');
  },
});

/** Masked, unlike specified: a departure, since others may see the screen. */
export const PasswordsMasked = meta.story({
  parameters: { states: ['S35.06'] },
  play: async () => {
    await fill(texts.password, passwords);
    for (const label of Object.keys(passwords))
      await expect(field(texts.password, label)).toHaveAttribute('type', 'password');
    const eyes = formOf(texts.password).getAllByRole('button', { name: 'Show password' });
    await expect(eyes).toHaveLength(3);
    for (const eye of eyes) await userEvent.click(eye);
    for (const label of Object.keys(passwords))
      await expect(field(texts.password, label)).toHaveAttribute('type', 'text');
    for (const eye of formOf(texts.password).getAllByRole('button', { name: 'Hide password' }))
      await userEvent.click(eye);
    await expect(field(texts.password, texts.newPassword)).toHaveAttribute('type', 'password');
  },
});

export const PasswordsDiffer = meta.story({
  parameters: { states: ['S35.07'] },
  play: async () => {
    await fill(texts.password, { ...passwords, [texts.confirmPassword]: 'something-else' });
    await save(texts.password);
    await waitFor(() => expect(logForm).toHaveBeenCalledOnce());
    await expect(field(texts.password, texts.confirmPassword)).toBeValid();
  },
});

export const AnyEmail = meta.story({
  parameters: { states: ['S35.08'] },
  play: async () => {
    await fill(texts.personal, { ...personal, [texts.emailAddress]: 'not an address' });
    await save(texts.personal);
    await waitFor(() => expect(logForm).toHaveBeenCalledOnce());
    await expect(field(texts.personal, texts.emailAddress)).not.toHaveAttribute('aria-invalid');
  },
});

/** A password manager fills fields without an event. */
export const FilledSilently = meta.story({
  play: async () => {
    for (const [label, value] of Object.entries(passwords)) fillSilently(field(texts.password, label), value);
    await save(texts.password);
    await waitFor(() => expect(logForm).toHaveBeenCalledOnce());
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const long = 'Unbroken'.repeat(15);
    await fill(texts.personal, { [texts.fullName]: long, [texts.companyName]: long });
    await fill(texts.address, { 'Address Line 1': long, 'Post Town': long });
    await fitsTheWidth();
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S35.09'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    for (const title of [texts.personal, texts.address, texts.password])
      await expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await fitsTheWidth();
  },
});
