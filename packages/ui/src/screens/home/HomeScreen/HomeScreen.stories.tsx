import { capabilitiesMock } from '@gifting/api/capabilities/mocks';
import { demoServices } from '@gifting/api/demo/services';
import { sendInquiryMock } from '@gifting/api/inquiries/mocks';
import { servicesMock } from '@gifting/api/services/mocks';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths, servicePath } from '#app/paths.ts';
import { wholeInSight } from '#reference/wholeInSight.ts';
import { PublicLayout } from '#screens/layout/PublicLayout/PublicLayout.tsx';
import { servicesTexts } from '#screens/services/shared/services.texts.ts';
import { contactTexts } from '#screens/site/ContactScreen/ContactScreen.texts.ts';
import { fitsTheWidth, seesToast } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { HomeScreen } from './HomeScreen';
import { homeTexts as texts } from './HomeScreen.texts';

const meta = preview.meta({
  title: 'Screens/Home/Home',
  component: HomeScreen,
  parameters: { controls: { disable: true }, route: { at: paths.home } },
  render: () => (
    <PublicLayout>
      <HomeScreen />
    </PublicLayout>
  ),
});

const section = (name: string) => within(screen.getByRole('region', { name }));
const service = (id: string, name: string) => ({
  id,
  slug: null,
  name,
  description: 'What it is for.',
  image: '/pictures/lid.svg',
});

const servicesAreIn = () =>
  section(texts.services).findByRole('link', { name: servicesTexts.discoverMoreOf(demoServices[0].name) });

const showsNineSections = async () => {
  await expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  await expect(screen.getByText(texts.lead)).toBeVisible();
  await expect(screen.getByRole('link', { name: texts.start })).toHaveAttribute('href', paths.builder);
  const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
  await expect(headings.map(({ textContent }) => textContent)).toEqual([
    texts.gifting,
    texts.services,
    texts.press,
    texts.portals,
    texts.inspiration,
    texts.how,
    texts.collaborate,
    texts.touch,
  ]);
  await servicesAreIn();
};

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S02.01'] },
  play: async () => {
    await showsNineSections();
    await expect(section(texts.press).getAllByRole('img')).toHaveLength(3);
    for (const { name, about } of Object.values(texts.portalCards)) {
      await expect(section(texts.portals).getByRole('heading', { name })).toBeVisible();
      await expect(section(texts.portals).getByText(about)).toBeVisible();
    }
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S02.02'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await showsNineSections();
    await fitsTheWidth();
  },
});

export const Small = meta.story({ globals: { viewport: { value: 'small' } }, play: fitsTheWidth });
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } }, play: fitsTheWidth });
export const Wide = meta.story({ globals: { viewport: { value: 'wide' } }, play: fitsTheWidth });

export const SevenKindsOfGifting = meta.story({
  parameters: { states: ['S02.03'] },
  play: async () => {
    const gifting = section(texts.gifting);
    await expect(gifting.getAllByRole('listitem')).toHaveLength(7);
    const names = gifting.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(names).toEqual([
      'Welcome packs',
      'Milestones',
      'Event & Offsites',
      'Incentives & Awards',
      'Conference Giveaways',
      'Packaging',
      'influencer gifting',
    ]);
    await expect(gifting.getByRole('link', { name: texts.allGifting })).toHaveAttribute(
      'href',
      paths.gifting,
    );
  },
});

export const ServicesLoading = meta.story({
  parameters: { states: ['S02.08'] },
  beforeEach: ({ msw }) => msw.use(servicesMock.pending()),
  play: async () => {
    await expect(section(texts.services).getByRole('status')).toHaveTextContent(
      servicesTexts.loadingServices,
    );
    await expect(section(texts.services).queryByRole('listitem')).toBeNull();
  },
});

/** Whether a service's text is left of its picture. */
const isMirrored = (item: HTMLElement) =>
  within(item).getByRole('heading').getBoundingClientRect().left <
  (item.querySelector('img')?.getBoundingClientRect().left ?? 0);

export const ServicesMirrored = meta.story({
  parameters: { states: ['S02.09'] },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) =>
    msw.use(
      servicesMock.ok([
        service('1', 'Packing'),
        { ...service('2', 'Storage'), slug: 'storage' },
        service('3', 'Dispatch'),
        service('4', 'Design'),
      ]),
    ),
  play: async () => {
    const items = await section(texts.services).findAllByRole('listitem');
    await expect(items.map(isMirrored)).toEqual([false, true, false, true]);
    const link = (name: string) =>
      section(texts.services).getByRole('link', { name: servicesTexts.discoverMoreOf(name) });
    await expect(link('Packing')).toHaveAttribute('href', servicePath('1'));
    await expect(link('Storage')).toHaveAttribute('href', servicePath('storage'));
  },
});

export const OneService = meta.story({
  parameters: { states: ['S02.10'] },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => msw.use(servicesMock.ok([service('1', 'Packing')])),
  play: async () => {
    const items = await section(texts.services).findAllByRole('listitem');
    await expect(items.map(isMirrored)).toEqual([false]);
  },
});

export const ServicesFailed = meta.story({
  parameters: { states: ['S02.11'] },
  beforeEach: ({ msw }) => msw.use(servicesMock.failure(500)),
  play: async () => {
    await expect(await section(texts.services).findByRole('alert')).toHaveTextContent(
      'Something went wrong!',
    );
    // The rest of the page is rendered.
    await expect(screen.getByRole('region', { name: texts.touch })).toBeVisible();
  },
});

export const ServicesMalformed = meta.story({
  beforeEach: ({ msw }) => msw.use(servicesMock.malformed()),
  play: async () => {
    await expect(await section(texts.services).findByRole('alert')).toHaveTextContent(
      'Something went wrong!',
    );
  },
});

export const NoServices = meta.story({
  parameters: { states: ['S02.12'] },
  beforeEach: ({ msw }) => msw.use(servicesMock.empty()),
  play: async () => {
    await waitFor(() => expect(section(texts.services).queryByRole('status')).toBeNull());
    await expect(section(texts.services).queryByRole('listitem')).toBeNull();
    await expect(section(texts.services).queryByRole('alert')).toBeNull();
  },
});

export const NeedInspiration = meta.story({
  parameters: { states: ['S02.13'] },
  play: async () => {
    const seasons = section('Need Inspiration?');
    for (const name of ['Festive holiday', 'Summer and wellness', 'Autumn and recognition'])
      await expect(seasons.getByRole('heading', { level: 3, name })).toBeVisible();
    await expect(seasons.getByRole('link', { name: 'Full Catalogue' })).toHaveAttribute('href', '#');
  },
});

export const HowItWorks = meta.story({
  parameters: { states: ['S02.14'] },
  play: async () => {
    const how = section('How it works');
    const steps = how.getAllByRole('listitem');
    await expect(steps).toHaveLength(6);
    for (const [index, step] of texts.steps.entries()) await expect(steps[index]).toHaveTextContent(step);
    await expect(how.getByRole('link', { name: 'Get started' })).toHaveAttribute('href', '#');
  },
});

/** It leads to the form of the same words, with focus, although its target is '#'. */
export const GetStarted = meta.story({
  play: async () => {
    await userEvent.click(screen.getByRole('link', { name: texts.getStarted }));
    const goal = screen.getByRole('heading', { name: texts.inquiry });
    await expect(goal).toHaveFocus();
    await waitFor(() => expect(wholeInSight(goal)).toBe(true));
  },
});

/** A link without a target leaves the reader where they are. */
export const NowhereToGo = meta.story({
  play: async () => {
    // They stand above the link, and move it when they come.
    await servicesAreIn();
    const link = screen.getByRole('link', { name: texts.fullCatalogue });
    link.scrollIntoView();
    const before = window.scrollY;
    await userEvent.click(link);
    await expect(link).toHaveFocus();
    await expect(window.scrollY).toBe(before);
    await expect(before).toBeGreaterThan(0);
  },
});

export const CollaborateWithUs = meta.story({
  parameters: { states: ['S02.15'] },
  play: async () => {
    const figures = section('Collaborate with us');
    for (const [figure, of] of [
      ['17M+', 'total orders'],
      ['186', 'countries and territories'],
      ['209', 'facilities'],
    ] as const) {
      await expect(figures.getByText(of)).toBeVisible();
      await expect(figures.getByText(figure)).toBeVisible();
    }
  },
});

const form = () => within(screen.getByRole('form', { name: texts.inquiry }));
const email = () => form().getByLabelText<HTMLInputElement>(texts.email);
const phone = () => form().getByLabelText<HTMLInputElement>(texts.phone);
const message = () => form().getByLabelText<HTMLTextAreaElement>(texts.message);

const fill = async (values: readonly [address: string, number: string, words: string]) => {
  for (const [index, field] of [email(), phone(), message()].entries()) {
    await userEvent.click(field);
    await userEvent.paste(values[index] ?? '');
  }
  await userEvent.click(form().getByRole('button', { name: texts.submit }));
};

const letter = ['amara@example.com', '+44 113 496 0000', 'Two hundred boxes by March'] as const;

const keepsTheLetter = async () => {
  for (const [index, field] of [email(), phone(), message()].entries())
    await expect(field).toHaveValue(letter[index]);
};

export const Inquiry = meta.story({
  parameters: { states: ['S02.16'] },
  play: async () => {
    for (const field of [email(), phone(), message()]) {
      await expect(field).toHaveValue('');
      await expect(field).toBeRequired();
    }
    await expect(email()).toHaveAttribute('type', 'email');
    await expect(phone()).toHaveAttribute('type', 'tel');
  },
});

/** Nothing is sent and nothing said (HOME-27): an inquiry would fail the story. */
export const InquirySubmitted = meta.story({
  parameters: { states: ['S02.17'] },
  beforeEach: ({ msw }) => msw.use(capabilitiesMock.empty()),
  play: async () => {
    await fill(letter);
    await keepsTheLetter();
    await expect(screen.queryByRole('alert')).toBeNull();
    await expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeInTheDocument();
  },
});

export const InquirySending = meta.story({
  parameters: { states: ['S64.16'] },
  beforeEach: ({ msw }) => msw.use(sendInquiryMock.pending()),
  play: async () => {
    await fill(letter);
    await expect(await screen.findByText(contactTexts.submitting)).toBeVisible();
  },
});

const received = fn();

const isThanked = async () => {
  const title = await screen.findByRole('heading', { name: contactTexts.sentTitle });
  await waitFor(() => expect(title).toHaveFocus());
  await expect(screen.getByText(contactTexts.sentLead('1042', letter[0]))).toBeVisible();
  await expect(form().queryByRole('button', { name: texts.submit })).toBeNull();
};

/** Pressed twice, it is sent once. */
export const InquirySent = meta.story({
  parameters: { states: ['S64.17'] },
  beforeEach: ({ msw }) => {
    received.mockReset();
    msw.use(
      sendInquiryMock.answer(({ body }) => {
        received(body);
        return sendInquiryMock.samples.ok;
      }),
    );
  },
  play: async () => {
    await fill(letter);
    await userEvent.click(form().getByRole('button', { name: texts.submit }));
    await isThanked();
    await expect(received).toHaveBeenCalledOnce();
    const [address, phone, message] = letter;
    await expect(received).toHaveBeenCalledWith({ email: address, phone, message, website: '' });
  },
});

export const InquiryAgain = meta.story({
  parameters: { states: ['S64.18'] },
  play: async () => {
    await fill(letter);
    await isThanked();
    await userEvent.click(screen.getByRole('button', { name: contactTexts.again }));
    await waitFor(() => expect(message()).toHaveFocus());
    await expect(message()).toHaveValue('');
    await expect(email()).toHaveValue(letter[0]);
  },
});

const tooLong = 'Use 5000 characters or fewer';

export const InquiryRefused = meta.story({
  parameters: { states: ['S64.19'] },
  beforeEach: ({ msw }) => msw.use(sendInquiryMock.failure(422, tooLong, { message: [tooLong] })),
  play: async () => {
    await fill(letter);
    await waitFor(() => expect(message()).toHaveAccessibleDescription(tooLong));
    await waitFor(() => expect(message()).toHaveFocus());
    await keepsTheLetter();
  },
});

/** Blanks are a message for the browser. */
export const InquiryOfBlanks = meta.story({
  play: async () => {
    await fill([letter[0], letter[1], '   ']);
    await waitFor(() => expect(message()).toHaveAccessibleDescription('Write us a few words'));
    await waitFor(() => expect(message()).toHaveFocus());
  },
});

export const InquiryFailed = meta.story({
  parameters: { states: ['S64.20'] },
  beforeEach: ({ msw }) => msw.use(sendInquiryMock.failure(500)),
  play: async () => {
    await fill(letter);
    await seesToast(contactTexts.failed);
    await expect(form().getByText(contactTexts.failed)).toBeVisible();
    await keepsTheLetter();
  },
});

/** The field has focus, and the browser's words about it are in the page. */
const isRefused = async (field: HTMLInputElement | HTMLTextAreaElement) => {
  await waitFor(() => expect(field).toHaveAccessibleDescription(field.validationMessage));
  await expect(field).toBeInvalid();
  await expect(field).toHaveFocus();
  await expect(form().getByText(field.validationMessage)).toBeVisible();
};

export const InquiryWithoutEmail = meta.story({
  parameters: { states: ['S02.18'] },
  play: async () => {
    await fill(['', '+44 113 496 0000', 'Two hundred boxes']);
    await isRefused(email());
    await expect(email().validity.valueMissing).toBe(true);
  },
});

export const InquiryWithMalformedEmail = meta.story({
  parameters: { states: ['S02.19'] },
  play: async () => {
    await fill(['amara at example', '+44 113 496 0000', 'Two hundred boxes']);
    await isRefused(email());
    await expect(email().validity.typeMismatch).toBe(true);
    await expect(email()).toHaveValue('amara at example');
  },
});

export const InquiryWithoutPhone = meta.story({
  parameters: { states: ['S02.20'] },
  play: async () => {
    await fill(['amara@example.com', '', 'Two hundred boxes']);
    await isRefused(phone());
    await expect(phone().validity.valueMissing).toBe(true);
  },
});

export const InquiryWithoutMessage = meta.story({
  parameters: { states: ['S02.21'] },
  play: async () => {
    await fill(['amara@example.com', '+44 113 496 0000', '']);
    await isRefused(message());
    await expect(message().validity.valueMissing).toBe(true);
  },
});

export const WhyWorkWithUs = meta.story({
  parameters: { states: ['S02.22'] },
  play: async () => {
    const touch = section('Get in touch');
    await expect(within(touch.getByRole('list', { name: texts.why })).getAllByRole('listitem')).toHaveLength(
      4,
    );
    for (const name of ['Facebook', 'Twitter', 'LinkedIn', 'Instagram'])
      await expect(touch.getByRole('link', { name })).toHaveAttribute('href', '#');
  },
});
