import { sampleBuyer } from '@gifting/api/account/mocks';
import { capabilitiesMock } from '@gifting/api/capabilities/mocks';
import { sendInquiryMock } from '@gifting/api/inquiries/mocks';
import { dashboardContactRoute } from '@gifting/domain/site/dashboard-contact';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { errorTexts } from '#app/error-catalogue.ts';
import { keyOf } from '#app/kept-forms.ts';
import { paths } from '#app/paths.ts';
import { notFoundTexts } from '#screens/general/NotFoundScreen/NotFoundScreen.texts.ts';
import { InDashboard } from '#screens/layout/InDashboard.tsx';
import { InSite } from '#screens/layout/InSite.tsx';
import { fitsTheWidth, seesToast } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { ContactScreen } from './ContactScreen';
import { contactTexts as texts } from './ContactScreen.texts';
import { DashboardContactScreen } from './DashboardContactScreen';

const received = fn();

const meta = preview.meta({
  title: 'Screens/Site/Contact',
  component: ContactScreen,
  parameters: { controls: { disable: true }, route: { at: paths.contact } },
  decorators: [
    (Story, context) =>
      context.parameters.route?.at === dashboardContactRoute
        ? InDashboard(DashboardContactScreen, context)
        : InSite(Story, context),
  ],
  beforeEach: ({ msw }) => {
    received.mockReset();
    msw.use(
      sendInquiryMock.answer(({ body }) => {
        received(body);
        return sendInquiryMock.samples.ok;
      }),
    );
  },
});

const inDashboard = { user: sampleBuyer, route: { at: dashboardContactRoute } } as const;

const written = {
  email: 'noor@fernside.example',
  phone: '0113 496 0177',
  message: 'Two hundred boxes by March',
};
const field = (name: keyof typeof written) => screen.findByLabelText(texts[name]);
const button = () => screen.getByRole('button', { name: texts.submit });
const write = async (values: Partial<typeof written> = written) => {
  for (const name of ['email', 'phone', 'message'] as const) {
    const value = values[name];
    if (value === undefined) continue;
    await userEvent.click(await field(name));
    await userEvent.paste(value);
  }
  await userEvent.click(button());
};
const keeps = async () => {
  for (const name of ['email', 'phone', 'message'] as const)
    await expect(await field(name)).toHaveValue(written[name]);
};
const isThanked = async (email: string) => {
  const title = await screen.findByRole('heading', { level: 1, name: texts.sentTitle });
  await waitFor(() => expect(title).toHaveFocus());
  await expect(screen.getByText(texts.sentLead('1042', email))).toBeVisible();
};

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S64.01'] },
  play: async () => {
    for (const name of ['email', 'phone', 'message'] as const) {
      await expect(await field(name)).toHaveValue('');
      await expect(await field(name)).toBeRequired();
    }
    await expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  },
});

export const SignedIn = meta.story({
  parameters: { states: ['S64.02'], user: sampleBuyer },
  play: async () => {
    await expect(await field('email')).toHaveValue(sampleBuyer.email);
    await expect(await field('phone')).toHaveValue(sampleBuyer.phone);
  },
});

export const Loading = meta.story({
  parameters: { states: ['S64.03'] },
  beforeEach: ({ msw }) => msw.use(capabilitiesMock.pending()),
  play: async () => {
    await expect(await screen.findByText(texts.loading)).toBeInTheDocument();
  },
});

/** As specified: there is no such page (B-01). */
export const WithoutPages = meta.story({
  beforeEach: ({ msw }) => msw.use(capabilitiesMock.empty()),
  play: async () => {
    await expect(
      await screen.findByRole('heading', { level: 1, name: new RegExp(notFoundTexts.title) }),
    ).toBeVisible();
  },
});

export const Stopped = meta.story({
  parameters: { states: ['S64.04'] },
  play: async () => {
    await write({ email: 'not an address' });
    await waitFor(async () =>
      expect(await field('email')).toHaveAccessibleDescription(
        'Enter an email address like name@company.com',
      ),
    );
    await expect(await field('phone')).toHaveAccessibleDescription('Enter your phone number');
    await expect(await field('message')).toHaveAccessibleDescription('Write us a few words');
    await expect(await field('email')).toHaveFocus();
    await expect(received).not.toHaveBeenCalled();
  },
});

export const Sending = meta.story({
  parameters: { states: ['S64.05'] },
  beforeEach: ({ msw }) => msw.use(sendInquiryMock.pending()),
  play: async () => {
    await write();
    await expect(await screen.findByText(texts.submitting)).toBeVisible();
  },
});

export const Sent = meta.story({
  parameters: { states: ['S64.06'] },
  play: async () => {
    await write();
    await isThanked(written.email);
    await expect(received).toHaveBeenCalledOnce();
    await expect(received).toHaveBeenCalledWith({ ...written, website: '' });
    await expect(window.sessionStorage.getItem(keyOf('inquiry'))).toBeNull();
  },
});

export const WritingAnother = meta.story({
  parameters: { states: ['S64.07'] },
  play: async () => {
    await write();
    await isThanked(written.email);
    await userEvent.click(screen.getByRole('button', { name: texts.again }));
    await waitFor(async () => expect(await field('message')).toHaveFocus());
    await expect(await field('message')).toHaveValue('');
    await expect(await field('email')).toHaveValue(written.email);
  },
});

const tooLong = 'Use 5000 characters or fewer';

export const Refused = meta.story({
  parameters: { states: ['S64.08'] },
  beforeEach: ({ msw }) => msw.use(sendInquiryMock.failure(422, tooLong, { message: [tooLong] })),
  play: async () => {
    await write();
    await waitFor(async () => expect(await field('message')).toHaveAccessibleDescription(tooLong));
    await waitFor(async () => expect(await field('message')).toHaveFocus());
    await keeps();
  },
});

const saysAndKeeps = async (text: string) => {
  await seesToast(text);
  await waitFor(() => expect(button()).toHaveAccessibleDescription(text));
  await keeps();
};

const tooMany = 'Too many messages. Try again in 10 minutes.';

export const TooMany = meta.story({
  parameters: { states: ['S64.09'] },
  beforeEach: ({ msw }) => msw.use(sendInquiryMock.failure(429, tooMany)),
  play: async () => {
    await write();
    await saysAndKeeps(tooMany);
  },
});

export const ServerError = meta.story({
  parameters: { states: ['S64.10'] },
  beforeEach: ({ msw }) => msw.use(sendInquiryMock.failure(500)),
  play: async () => {
    await write();
    await saysAndKeeps(texts.failed);
  },
});

export const Malformed = meta.story({
  beforeEach: ({ msw }) => msw.use(sendInquiryMock.malformed()),
  play: async () => {
    await write();
    await saysAndKeeps(texts.failed);
  },
});

export const Offline = meta.story({
  parameters: { states: ['S64.11'] },
  beforeEach: ({ msw }) => msw.use(sendInquiryMock.offline()),
  play: async () => {
    await write();
    await saysAndKeeps(errorTexts.network);
  },
});

export const WrittenBefore = meta.story({
  parameters: { states: ['S64.12'] },
  beforeEach: () => window.sessionStorage.setItem(keyOf('inquiry'), JSON.stringify(written)),
  play: async () => {
    await expect(await screen.findByText(texts.restored)).toBeVisible();
    await keeps();
  },
});

export const Dashboard = meta.story({
  parameters: { states: ['S64.13'], ...inDashboard },
  play: async () => {
    await expect(await field('email')).toHaveValue(sampleBuyer.email);
    await expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  },
});

export const DashboardSent = meta.story({
  parameters: { states: ['S64.14'], ...inDashboard },
  play: async () => {
    await write({ message: written.message });
    await isThanked(sampleBuyer.email);
  },
});

export const Keyboard = meta.story({
  play: async () => {
    (await field('email')).focus();
    await userEvent.keyboard(written.email);
    await userEvent.tab();
    await userEvent.keyboard(written.phone);
    await userEvent.tab();
    await userEvent.keyboard(written.message);
    await userEvent.tab();
    await expect(button()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await isThanked(written.email);
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await write({ ...written, email: `${'unbroken'.repeat(7)}@${'example'.repeat(8)}.example` });
    await expect(await screen.findByRole('heading', { name: texts.sentTitle })).toBeVisible();
    await fitsTheWidth();
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S64.15'] },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(await field('message')).toBeVisible();
    await fitsTheWidth();
  },
});
