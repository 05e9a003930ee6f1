import { sampleBuyer } from '@gifting/api/account/mocks';
import { capabilitiesMock, capabilitiesWithout } from '@gifting/api/capabilities/mocks';
import {
  changeAddressMock,
  changePersonalMock,
  keepEmailMock,
  profileMock,
  sampleEmailChange,
  sampleProfile,
} from '@gifting/api/profile/mocks';
import { sessionKeys } from '@gifting/domain/account/session-keys';
import { type Profile, personalDetails, primaryAddress } from '@gifting/domain/profile/profile';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import { errorTexts } from '#app/error-catalogue.ts';
import { paths } from '#app/paths.ts';
import { errorPanelTexts } from '#patterns/ErrorPanel/ErrorPanel.texts.ts';
import { InDashboard } from '#screens/layout/InDashboard.tsx';
import { fitsTheWidth, seesToast } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { ProfileScreen } from './ProfileScreen';
import { profileTexts as texts } from './ProfileScreen.texts';

const received = fn();
/** What is saved. */
let saved: Profile = sampleProfile;

const meta = preview.meta({
  title: 'Screens/Account/Profile that is saved',
  component: ProfileScreen,
  decorators: [InDashboard],
  parameters: { controls: { disable: true }, user: sampleBuyer, route: { at: paths.profile } },
  beforeEach: ({ msw }) => {
    received.mockReset();
    saved = sampleProfile;
    msw.use(
      profileMock.answer(() => saved),
      changePersonalMock.answer(({ body: { email, ...details } }) => {
        received({ email, ...details });
        const { personal } = saved;
        saved = {
          ...saved,
          personal: { ...personal, ...details, version: String(Number(personal.version) + 1) },
          emailChange: email === personal.email ? saved.emailChange : { ...sampleEmailChange, email },
        };
        return saved;
      }),
      changeAddressMock.answer(({ body }) => {
        received(body);
        saved = { ...saved, address: { ...body, version: '2' } };
        return saved;
      }),
      keepEmailMock.answer(() => {
        saved = { ...saved, emailChange: null };
        return keepEmailMock.samples.ok;
      }),
    );
  },
});

const region = (title: string) => within(screen.getByRole('region', { name: title }));
const field = (title: string, label: string) => region(title).findByLabelText(label);
const holds = async (title: string, label: string, value: string) =>
  waitFor(async () => expect(await field(title, label)).toHaveValue(value));
const fill = async (title: string, label: string, value: string) => {
  const control = await field(title, label);
  await waitFor(() => expect(control).not.toHaveValue(''));
  await userEvent.clear(control);
  if (value) {
    await userEvent.click(control);
    await userEvent.paste(value);
  }
};
const save = async (title: string) =>
  userEvent.click(region(title).getByRole('button', { name: texts.saveForm(title) }));
const rename = async (name = 'Amara Lind') => {
  await fill(texts.personal, texts.fullName, name);
  await save(texts.personal);
};
const keepsTheName = async () => holds(texts.personal, texts.fullName, 'Amara Lind');

/** A 409 with what is there. */
const outdated = (path: string, details: unknown) =>
  http.post(`*/api/v1/profile/${path}`, () =>
    HttpResponse.json({ success: false, message: 'Changed', errors: {}, details }, { status: 409 }),
  );

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S62.01'] },
  play: async () => {
    const { personal, address } = sampleProfile;
    await holds(texts.personal, texts.fullName, personal.name);
    await holds(texts.personal, texts.emailAddress, personal.email);
    await holds(texts.personal, texts.phoneNumber, personal.phone);
    await holds(texts.personal, texts.companyName, personal.companyName);
    await holds(texts.personal, texts.companyAddress, personal.companyAddress);
    await holds(texts.address, texts.addressLine1, address.line1);
    await holds(texts.address, texts.postCode, address.postCode);
    await expect(await field(texts.personal, texts.emailAddress)).toHaveAccessibleDescription(
      texts.emailHint,
    );
    await waitFor(() => expect(screen.getByText(address.postTown, { exact: false })).toBeVisible());
  },
});

export const Loading = meta.story({
  parameters: { states: ['S62.02'] },
  beforeEach: ({ msw }) => msw.use(profileMock.pending()),
  play: async () => {
    await expect(await region(texts.personal).findByText(texts.loading)).toBeInTheDocument();
    await expect(region(texts.address).getByText(texts.loading)).toBeInTheDocument();
    await expect(region(texts.personal).queryByRole('button')).toBeNull();
  },
});

const cannotLoad = async () => {
  await expect(await region(texts.personal).findByText(texts.loadError)).toBeVisible();
  await expect(region(texts.address).getByRole('button', { name: errorPanelTexts.tryAgain })).toBeVisible();
  await expect(region(texts.password).getByLabelText(texts.currentPassword)).toBeVisible();
};

export const ServerError = meta.story({
  parameters: { states: ['S62.03'] },
  beforeEach: ({ msw }) => msw.use(profileMock.failure(500)),
  play: cannotLoad,
});

export const Malformed = meta.story({
  beforeEach: ({ msw }) => msw.use(profileMock.malformed()),
  play: cannotLoad,
});

export const Saving = meta.story({
  parameters: { states: ['S62.04'] },
  beforeEach: ({ msw }) => msw.use(changePersonalMock.pending()),
  play: async () => {
    await rename();
    await expect(
      await region(texts.personal).findByRole('button', { name: texts.savingForm(texts.personal) }),
    ).toBeVisible();
    await keepsTheName();
  },
});

export const Saved = meta.story({
  parameters: { states: ['S62.05'] },
  play: async () => {
    await rename();
    await seesToast(texts.personalSaved);
    await expect(received).toHaveBeenCalledOnce();
    await expect(received).toHaveBeenCalledWith({ ...sampleProfile.personal, name: 'Amara Lind' });
    await waitFor(() => expect(window.sessionStorage.getItem(sessionKeys.user)).toContain('Amara Lind'));
    await keepsTheName();
  },
});

/** What is saved twice is based on the version that the first left. */
export const SavedTwice = meta.story({
  play: async () => {
    await rename();
    await seesToast(texts.personalSaved);
    await rename('Amara Okafor-Lind');
    await waitFor(() => expect(received).toHaveBeenCalledTimes(2));
    await expect(received).toHaveBeenLastCalledWith({
      ...sampleProfile.personal,
      name: 'Amara Okafor-Lind',
      version: '2',
    });
  },
});

export const Stopped = meta.story({
  parameters: { states: ['S62.06'] },
  play: async () => {
    await fill(texts.personal, texts.emailAddress, 'not an address');
    await fill(texts.personal, texts.phoneNumber, '');
    await save(texts.personal);
    await waitFor(async () =>
      expect(await field(texts.personal, texts.emailAddress)).toHaveAccessibleDescription(
        /Enter an email address like name@company.com/,
      ),
    );
    await expect(await field(texts.personal, texts.phoneNumber)).toHaveAccessibleDescription(
      'Enter your phone number',
    );
    await expect(received).not.toHaveBeenCalled();
  },
});

const tooLong = 'Use 255 characters or fewer';

export const RefusedAtAField = meta.story({
  parameters: { states: ['S62.07'] },
  beforeEach: ({ msw }) => msw.use(changePersonalMock.failure(422, tooLong, { company_name: [tooLong] })),
  play: async () => {
    await rename();
    const company = await field(texts.personal, texts.companyName);
    await waitFor(() => expect(company).toHaveAccessibleDescription(tooLong));
    await waitFor(() => expect(company).toHaveFocus());
    await keepsTheName();
  },
});

const meanwhile = {
  ...sampleProfile.personal,
  name: 'Amara N. Okafor',
  phone: '+44 113 496 0000',
  version: '4',
};

const clash = async () => {
  await rename();
  const merged = within(await screen.findByRole('region', { name: texts.merged.title }));
  await waitFor(() => expect(merged.getByRole('heading')).toHaveFocus());
  await expect(merged.getByText(meanwhile.phone)).toBeVisible();
  await expect(merged.getByLabelText(texts.merged.mine('Amara Lind'))).toBeChecked();
  await expect(merged.getByLabelText(texts.merged.theirs(meanwhile.name))).not.toBeChecked();
  await keepsTheName();
  await holds(texts.personal, texts.phoneNumber, meanwhile.phone);
  return merged;
};

export const ChangedElsewhere = meta.story({
  parameters: { states: ['S62.08'] },
  beforeEach: ({ msw }) => msw.use(outdated('personal', z.encode(personalDetails, meanwhile))),
  play: async () => {
    await clash();
  },
});

export const SavedAfterTheChoice = meta.story({
  parameters: { states: ['S62.09'] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(
        '*/api/v1/profile/personal',
        () =>
          HttpResponse.json(
            {
              success: false,
              message: 'Changed',
              errors: {},
              details: z.encode(personalDetails, meanwhile),
            },
            { status: 409 },
          ),
        { once: true },
      ),
    ),
  play: async () => {
    const merged = await clash();
    await userEvent.click(merged.getByLabelText(texts.merged.theirs(meanwhile.name)));
    await holds(texts.personal, texts.fullName, meanwhile.name);
    await save(texts.personal);
    await seesToast(texts.personalSaved);
    await expect(received).toHaveBeenCalledWith(meanwhile);
    await waitFor(() => expect(screen.queryByRole('region', { name: texts.merged.title })).toBeNull());
  },
});

export const SaveFailed = meta.story({
  parameters: { states: ['S62.10'] },
  beforeEach: ({ msw }) => msw.use(changePersonalMock.failure(500)),
  play: async () => {
    await rename();
    await seesToast(texts.failed);
    await keepsTheName();
  },
});

export const Offline = meta.story({
  parameters: { states: ['S62.11'] },
  beforeEach: ({ msw }) => msw.use(changePersonalMock.offline()),
  play: async () => {
    await rename();
    await seesToast(errorTexts.network);
    await keepsTheName();
  },
});

const { email } = sampleEmailChange;
const askForEmail = async () => {
  await fill(texts.personal, texts.emailAddress, email);
  await save(texts.personal);
};

export const EmailAsked = meta.story({
  parameters: { states: ['S62.12'] },
  play: async () => {
    await askForEmail();
    await seesToast(texts.emailAsked);
    const panel = region(texts.personal);
    await expect(await panel.findByText(texts.emailWaits(email))).toBeVisible();
    await expect(panel.getByText(texts.emailState(sampleBuyer.email, false))).toBeVisible();
    await expect(panel.getByText(texts.emailState(email, false))).toBeVisible();
    await holds(texts.personal, texts.emailAddress, sampleBuyer.email);
  },
});

/** Both mails are sent once more. */
export const EmailAskedAgain = meta.story({
  tags: ['!dev'],
  beforeEach: () => {
    saved = { ...sampleProfile, emailChange: { ...sampleEmailChange, expiresAt: '2026-03-02T18:00:00Z' } };
  },
  play: async () => {
    await askForEmail();
    await seesToast(texts.emailAsked);
  },
});

const keepButton = () =>
  region(texts.personal).findByRole('button', { name: texts.keepEmail(sampleBuyer.email) });

export const EmailKept = meta.story({
  parameters: { states: ['S62.13'] },
  beforeEach: () => {
    saved = { ...sampleProfile, emailChange: { ...sampleEmailChange, newConfirmed: true } };
  },
  play: async () => {
    await expect(await region(texts.personal).findByText(texts.emailState(email, true))).toBeVisible();
    await userEvent.click(await keepButton());
    await seesToast(texts.emailKept);
    await waitFor(() => expect(region(texts.personal).queryByText(texts.emailWaits(email))).toBeNull());
    await expect(region(texts.personal).getByRole('heading', { name: texts.personal })).toHaveFocus();
  },
});

const tooMany = 'Too many changes of your email. Try again in 10 minutes.';

export const TooManyEmails = meta.story({
  parameters: { states: ['S62.14'] },
  beforeEach: ({ msw }) => msw.use(changePersonalMock.failure(429, tooMany)),
  play: async () => {
    await askForEmail();
    await seesToast(tooMany);
    await holds(texts.personal, texts.emailAddress, email);
  },
});

export const WithoutMail = meta.story({
  parameters: { states: ['S62.15'] },
  beforeEach: ({ msw }) => msw.use(capabilitiesMock.ok(capabilitiesWithout('mail'))),
  play: async () => {
    const control = await field(texts.personal, texts.emailAddress);
    await waitFor(() => expect(control).toHaveAttribute('readonly'));
    await expect(control).toHaveAccessibleDescription(texts.emailFixed);
  },
});

const move = async () => {
  await fill(texts.address, texts.addressLine1, '2 Canal Street');
  await fill(texts.address, texts.addressLine2, '');
  await save(texts.address);
};

export const AddressSaved = meta.story({
  parameters: { states: ['S62.16'] },
  play: async () => {
    await move();
    await seesToast(texts.addressSaved);
    await expect(received).toHaveBeenCalledWith({
      ...sampleProfile.address,
      line1: '2 Canal Street',
      line2: '',
    });
  },
});

export const AddressChangedElsewhere = meta.story({
  parameters: { states: ['S62.17'] },
  beforeEach: ({ msw }) =>
    msw.use(
      outdated(
        'address',
        z.encode(primaryAddress, {
          ...sampleProfile.address,
          line1: '9 Wool Row',
          postTown: 'York',
          version: '5',
        }),
      ),
    ),
  play: async () => {
    await move();
    const merged = within(await region(texts.address).findByRole('region', { name: texts.merged.title }));
    await expect(merged.getByLabelText(texts.merged.mine('2 Canal Street'))).toBeChecked();
    await expect(merged.getByText('York')).toBeVisible();
    await holds(texts.address, texts.addressLine1, '2 Canal Street');
    await holds(texts.address, texts.addressLine2, '');
    await holds(texts.address, texts.postTown, 'York');
  },
});

/** What somebody saved elsewhere comes in while nothing is typed, and leaves alone what is. */
export const RefreshedUntouched = meta.story({
  play: async () => {
    await holds(texts.address, texts.postTown, 'Leeds');
    await fill(texts.personal, texts.fullName, 'Amara Lind');
    saved = {
      ...saved,
      personal: meanwhile,
      address: { ...saved.address, postTown: 'York', version: '2' },
    };
    window.dispatchEvent(new Event('visibilitychange'));
    await holds(texts.address, texts.postTown, 'York');
    await keepsTheName();
  },
});

export const Keyboard = meta.story({
  play: async () => {
    await holds(texts.personal, texts.fullName, sampleBuyer.name);
    (await field(texts.personal, texts.fullName)).focus();
    await userEvent.keyboard('{Control>}a{/Control}Amara Lind{Enter}');
    await seesToast(texts.personalSaved);
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'small' } },
  beforeEach: () => {
    const long = 'unbroken'.repeat(15);
    saved = {
      personal: { ...sampleProfile.personal, name: long, email: `${long}@fernside.example` },
      address: { ...sampleProfile.address, line1: long },
      emailChange: { ...sampleEmailChange, email: `${long}@lind.example` },
    };
  },
  play: async () => {
    await holds(texts.personal, texts.fullName, 'unbroken'.repeat(15));
    await fitsTheWidth();
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S62.18'] },
  globals: { viewport: { value: 'small' } },
  beforeEach: () => {
    saved = { ...sampleProfile, emailChange: sampleEmailChange };
  },
  play: async () => {
    await expect(await keepButton()).toBeVisible();
    await fitsTheWidth();
  },
});
