import { sampleBuyer } from '@gifting/api/account/mocks';
import {
  inviteRecipientsMock,
  keepRecipientsMock,
  ownCampaignMock,
  recipientCountsMock,
  recipientsMock,
} from '@gifting/api/campaigns/mocks';
import { capabilitiesMock, capabilitiesWithout } from '@gifting/api/capabilities/mocks';
import { Refusal } from '@gifting/api/core/refusal';
import { refusalTexts } from '@gifting/api/core/texts';
import { faultTexts } from '@gifting/domain/address-list/faults';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '#app/paths.ts';
import { addressClinicTexts as clinicTexts } from '#patterns/AddressClinic/AddressClinic.texts.ts';
import { notFoundTexts } from '#screens/general/NotFoundScreen/NotFoundScreen.texts.ts';
import { InDashboard } from '#screens/layout/InDashboard.tsx';
import {
  allKept,
  cell,
  cells,
  field,
  keepNow,
  paste,
  pasted,
  patience,
  press,
  region,
  remember as rememberAs,
  storedAt,
  tally,
} from '#screens/shared/PeopleList/clinic-person.ts';
import { fitsTheWidth, seesToast, visible } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { campaignTexts } from '../CampaignScreen/CampaignScreen.texts';
import { campaignRecipientsPath, campaignRecipientsRoute } from '../shared/recipients-path';
import { CampaignRecipientsScreen } from './CampaignRecipientsScreen';
import { reads } from './CampaignRecipientsScreen.reads';
import { campaignRecipientsTexts as texts } from './CampaignRecipientsScreen.texts';

const received = fn();

const meta = preview.meta({
  title: 'Screens/Campaigns/Recipients of a campaign',
  component: CampaignRecipientsScreen,
  decorators: [InDashboard],
  parameters: {
    controls: { disable: true },
    user: sampleBuyer,
    route: { path: campaignRecipientsRoute, at: campaignRecipientsPath('1064'), reads },
  },
  beforeEach: ({ msw }) => {
    received.mockReset();
    msw.use(
      keepRecipientsMock.answer(({ body }) => {
        received(body.recipients);
        return { outcomes: allKept(body.recipients) };
      }),
    );
  },
});

/** Puts a list of the campaign into the tab's storage, as a reload finds it. */
const remember = (list: readonly (readonly string[])[], changes: object = {}) =>
  rememberAs('campaign-1064', list, changes);

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S66.02'] },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    await expect(await field(clinicTexts.source.text)).toBeVisible();
    const list = within(await screen.findByRole('table', { name: texts.list.table }));
    const row = within(list.getByRole('row', { name: /Kofi Mensah/ }));
    await expect(row.getByText(texts.list.toAsk)).toBeVisible();
    await expect(row.getByText(texts.list.standing.kept)).toBeVisible();
    await expect(list.getByText('Flat 3, 27 Elm Grove, Bristol, BS6 5AA')).toBeVisible();
    await expect(screen.getByRole('button', { name: texts.invite.invite(1) })).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { states: ['S66.01'] },
  beforeEach: ({ msw }) => msw.use(ownCampaignMock.pending()),
  play: async () => {
    await expect(await screen.findByText(texts.loading)).toBeInTheDocument();
    await expect(document.querySelector('.skel')).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { states: ['S66.03'] },
  beforeEach: ({ msw }) => msw.use(recipientsMock.empty(), recipientCountsMock.empty()),
  play: async () => {
    await expect(await screen.findByText(texts.list.none)).toBeVisible();
    await expect(screen.queryByRole('region', { name: texts.invite.title })).toBeNull();
  },
});

/** A worker that never answers. */
class IdleWorker extends EventTarget {
  onmessage: unknown = null;
  onerror: unknown = null;
  postMessage() {
    this.dispatchEvent(new Event('asked'));
  }
  terminate() {
    this.dispatchEvent(new Event('ended'));
  }
}

export const Reading = meta.story({
  parameters: { states: ['S66.04'] },
  beforeEach: () => {
    const real = window.Worker;
    Object.assign(window, { Worker: IdleWorker });
    return () => {
      Object.assign(window, { Worker: real });
    };
  },
  play: async () => {
    await paste();
    await expect(await screen.findByRole('progressbar', { name: clinicTexts.source.reading })).toBeVisible();
    await expect(screen.getByRole('button', { name: clinicTexts.source.cancel })).toBeVisible();
  },
});

export const Cancelled = meta.story({
  ...Reading.input,
  tags: ['!dev'],
  parameters: {},
  play: async () => {
    await paste();
    await press(clinicTexts.source.cancel);
    await expect(await field(clinicTexts.source.text)).toHaveValue(pasted);
  },
});

export const ColumnsGuessed = meta.story({
  parameters: { states: ['S66.05'] },
  play: async () => {
    await paste();
    const heading = await tally(1, 2, 1);
    await waitFor(() => expect(heading).toHaveFocus());
    const columns = await region(clinicTexts.columns.title);
    await expect(columns.getByRole('combobox', { name: clinicTexts.columns.column('PC') })).toHaveValue(
      'postalCode',
    );
    await expect(columns.getByRole('combobox', { name: clinicTexts.columns.column('Start') })).toHaveValue(
      '',
    );
    await expect(
      columns.getByRole('combobox', { name: clinicTexts.columns.column('Work mail') }),
    ).toHaveAccessibleDescription('By its heading');
  },
});

export const WithoutAddresses = meta.story({
  parameters: { states: ['S66.06'] },
  play: async () => {
    await paste(cells.map((row) => row.slice(0, 2).join('\t')).join('\n'));
    await tally(3, 0, 1);
    await expect(screen.getByText(clinicTexts.columns.noAddress)).toBeVisible();
  },
});

export const Faults = meta.story({
  parameters: { states: ['S66.07'] },
  play: async () => {
    await paste();
    await tally(1, 2, 1);
    const postcode = await cell('postalCode', 2, 'Aisha Rahman');
    await expect(postcode).toHaveValue('LS1O 1AP');
    await expect(postcode).toHaveAccessibleDescription(faultTexts.mixed);
    await expect(
      screen.getByRole('button', { name: clinicTexts.mend.useFor('LS10 1AP', 'Aisha Rahman') }),
    ).toBeVisible();
    await expect(await cell('deliveryAddress1', 3, 'Kofi Mensah')).toBeInvalid();
  },
});

export const Mended = meta.story({
  parameters: { states: ['S66.08'] },
  play: async () => {
    await paste();
    await tally(1, 2, 1);
    await press(clinicTexts.mend.useFor('LS10 1AP', 'Aisha Rahman'));
    await tally(2, 1, 1);
    const postcode = await cell('postalCode', 2, 'Aisha Rahman');
    await expect(postcode).toHaveValue('LS10 1AP');
    await expect(postcode).toHaveFocus();
    const rows = await region(clinicTexts.mend.title(1));
    await expect(rows.getByText(clinicTexts.mend.ready)).toBeVisible();
  },
});

export const MendedByKeyboard = meta.story({
  play: async () => {
    await paste();
    await tally(1, 2, 1);
    const postcode = await cell('postalCode', 2, 'Aisha Rahman');
    postcode.focus();
    await userEvent.clear(postcode);
    await userEvent.type(postcode, 'LS10 1AP{Enter}');
    await tally(2, 1, 1);
    await expect(postcode).toHaveFocus();
    await userEvent.clear(postcode);
    await userEvent.tab();
    await tally(1, 2, 1);
    await expect(postcode).toHaveAccessibleDescription(faultTexts.noPostcode);
  },
});

export const Confirmed = meta.story({
  play: async () => {
    await paste();
    await tally(1, 2, 1);
    await press(clinicTexts.mend.rightFor(clinicTexts.fields.postalCode, 'Aisha Rahman'));
    await tally(2, 1, 1);
    await expect(await cell('postalCode', 2, 'Aisha Rahman')).toHaveFocus();
  },
});

export const Asked = meta.story({
  parameters: { states: ['S66.09'] },
  play: async () => {
    await paste();
    await tally(1, 2, 1);
    await press(clinicTexts.mend.askFor('Kofi Mensah'));
    await tally(2, 1, 1);
    await expect(screen.getByText(clinicTexts.mend.asked)).toBeVisible();
    await expect(screen.getByRole('button', { name: clinicTexts.mend.askFor('Kofi Mensah') })).toHaveFocus();
  },
});

export const Twice = meta.story({
  parameters: { states: ['S66.10'] },
  play: async () => {
    await paste();
    const twins = await region(clinicTexts.twins.title(1));
    await expect(twins.getByText(clinicTexts.twins.alike.email)).toBeVisible();
    await expect(twins.getAllByText(clinicTexts.twins.differs)).toHaveLength(2);
    await expect(twins.getByText('5 Lamb Court')).toBeVisible();
  },
});

export const TwiceChosen = meta.story({
  play: async () => {
    await paste();
    await tally(1, 2, 1);
    await press(clinicTexts.twins.keepRow(4, 'Noor Haddad'));
    await expect(await tally(1, 2, 0)).toHaveFocus();
    await userEvent.click(await screen.findByText(clinicTexts.left.title(1)));
    await press(clinicTexts.left.backOf('Noor Haddad'));
    await tally(1, 2, 1);
    await press(clinicTexts.twins.bothOf(2, 'Noor Haddad'));
    await tally(2, 2, 0);
  },
});

export const Keeping = meta.story({
  parameters: { states: ['S66.11'] },
  beforeEach: ({ msw }) => {
    remember(cells);
    msw.use(keepRecipientsMock.pending());
  },
  play: async () => {
    await keepNow(1);
    await expect(await screen.findByRole('progressbar', { name: clinicTexts.keep.keeping })).toBeVisible();
    await expect(screen.getByText(clinicTexts.keep.keptOf(0, 1))).toBeVisible();
    await expect(screen.getByRole('button', { name: clinicTexts.keep.stop })).toBeVisible();
  },
});

export const Kept = meta.story({
  parameters: { states: ['S66.12'] },
  beforeEach: () => remember(cells, { asked: [2] }),
  play: async () => {
    await keepNow(2);
    await seesToast(texts.kept(2));
    await tally(0, 1, 1);
    await expect(received.mock.calls[0]?.[0]).toMatchObject([
      {
        key: expect.stringMatching(/^list-0-/),
        name: 'Noor Haddad',
        delivery_address_1: 'Flat 3, 27 Elm Grove',
      },
      { key: expect.stringMatching(/^list-2-/), name: 'Kofi Mensah', delivery_address_1: '' },
    ]);
  },
});

const many = [
  ['Name', 'Email'],
  ...Array.from({ length: 1200 }, (_, index) => [`Person ${index}`, `person-${index}@lumen.example`]),
];

export const PartlyFailed = meta.story({
  parameters: { states: ['S66.13'] },
  beforeEach: ({ msw }) => {
    remember(many);
    msw.use(
      keepRecipientsMock.answer(({ body }) => {
        if (body.recipients[0]?.key.startsWith('list-500-')) throw new Refusal(503, refusalTexts.busy);
        return { outcomes: allKept(body.recipients) };
      }),
    );
  },
  play: async () => {
    await keepNow(1200);
    const message = await screen.findByRole('alert', {}, patience);
    await expect(message).toHaveTextContent(texts.keepFailed(500, refusalTexts.busy));
    await expect(message).toHaveTextContent(texts.goOn);
    await tally(700, 0, 0);
  },
});

export const KeptInParts = meta.story({
  beforeEach: () => remember(many),
  play: async () => {
    await keepNow(1200);
    await waitFor(() => expect(received).toHaveBeenCalledTimes(3), patience);
    await seesToast(texts.kept(1200));
    await expect(received.mock.calls.map(([rows]) => rows.length)).toEqual([500, 500, 200]);
  },
});

export const KeepingOffline = meta.story({
  parameters: { states: ['S66.14'] },
  beforeEach: ({ msw }) => {
    remember(cells);
    msw.use(keepRecipientsMock.offline());
  },
  play: async () => {
    await keepNow(1);
    await expect(await screen.findByRole('alert', {}, patience)).toHaveTextContent(
      texts.keepFailed(0, texts.offline),
    );
    await tally(1, 2, 1);
  },
});

export const RefusedRow = meta.story({
  parameters: { states: ['S66.15'] },
  beforeEach: ({ msw }) => {
    remember(cells);
    msw.use(
      keepRecipientsMock.answer(({ body }) => ({
        outcomes: body.recipients.map(({ key }) => ({
          key,
          outcome: 'refused',
          faults: { email: 'Enter an email address like name@company.com' },
        })),
      })),
    );
  },
  play: async () => {
    await keepNow(1);
    await tally(0, 3, 1);
    await expect(await cell('email', 1, 'Noor Haddad')).toHaveAccessibleDescription(
      'Enter an email address like name@company.com',
    );
  },
});

export const KnownAlready = meta.story({
  parameters: { states: ['S66.16'] },
  beforeEach: ({ msw }) => {
    remember(cells.slice(0, 4));
    msw.use(
      keepRecipientsMock.answer(({ body }) => {
        received(body.recipients);
        return {
          outcomes: body.recipients.map(({ key, again }) => ({
            key,
            outcome: again ? 'kept' : 'known',
            faults: {},
          })),
        };
      }),
    );
  },
  play: async () => {
    await keepNow(1);
    const known = await region(clinicTexts.known.title(1));
    await expect(known.getByText(clinicTexts.known.note)).toBeVisible();
    await expect(known.getByRole('button', { name: clinicTexts.known.keepOf('Noor Haddad') })).toBeVisible();
  },
});

export const KeptAgain = meta.story({
  ...KnownAlready.input,
  tags: ['!dev'],
  parameters: {},
  play: async () => {
    await keepNow(1);
    await press(clinicTexts.known.keepOf('Noor Haddad'));
    await keepNow(1);
    await seesToast(texts.kept(1));
    await expect(received.mock.lastCall?.[0]).toMatchObject([
      { key: expect.stringMatching(/^list-0-/), again: true },
    ]);
  },
});

const choose = async (content: BlobPart, name: string) =>
  userEvent.upload(await screen.findByLabelText(clinicTexts.source.file), new File([content], name));

export const Workbook = meta.story({
  parameters: { states: ['S66.17'] },
  play: async () => {
    await choose(Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0]), 'people.xlsx');
    await expect(
      await screen.findByLabelText(clinicTexts.source.file, {}, patience),
    ).toHaveAccessibleDescription(clinicTexts.source.failureOf({ why: 'workbook' }));
  },
});

export const TooManyRows = meta.story({
  parameters: { states: ['S66.18'] },
  play: async () => {
    const rows = Array.from({ length: 10_001 }, (_, row) => `Person ${row},person-${row}@lumen.example`);
    await choose(['Name,Email', ...rows].join('\n'), 'people.csv');
    const failure = clinicTexts.source.failureOf({ why: 'too many rows', rows: 10_001 });
    await expect(await screen.findByText(failure, { selector: '.field__error' }, patience)).toBeVisible();
  },
});

/** `Zoë` in the letters of an old Mac. */
const macText = [...'Name,Email\nZo?,zoe@lumen.example\n'].map((letter) =>
  letter === '?' ? 0x91 : letter.charCodeAt(0),
);

export const OtherEncoding = meta.story({
  parameters: { states: ['S66.19'] },
  play: async () => {
    await choose(Uint8Array.from(macText), 'people.csv');
    await tally(1, 0, 0);
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: clinicTexts.columns.encoding }),
      clinicTexts.columns.encodings.macintosh,
    );
    const columns = await region(clinicTexts.columns.title);
    await expect(await columns.findByText('Zoë', {}, patience)).toBeVisible();
  },
});

export const AfterReload = meta.story({
  parameters: { states: ['S66.20'] },
  beforeEach: () => remember(cells, { edits: { 1: { postalCode: 'LS10 1AP' } } }),
  play: async () => {
    await tally(2, 1, 1);
    await expect(screen.getByText(clinicTexts.rows(4), { exact: false })).toBeVisible();
  },
});

/** Damaged storage is no list. */
export const DamagedStorage = meta.story({
  beforeEach: () => {
    remember(cells);
    sessionStorage.setItem(storedAt('campaign-1064').list, '{"id":"list","cells":[[1]]}');
  },
  play: async () => {
    await expect(await field(clinicTexts.source.text)).toBeVisible();
  },
});

export const AnotherList = meta.story({
  beforeEach: () => remember(cells),
  play: async () => {
    await press(clinicTexts.tally.again);
    await expect(await field(clinicTexts.source.text)).toHaveValue('');
    await expect(sessionStorage.getItem(storedAt('campaign-1064').list)).toBeNull();
  },
});

const question = async (count: number) =>
  visible(await screen.findByRole('alertdialog', { name: texts.invite.question(count) }));

export const InviteQuestion = meta.story({
  parameters: { states: ['S66.21'] },
  play: async () => {
    await press(texts.invite.invite(1));
    await expect((await question(1)).getByText(texts.invite.means)).toBeVisible();
  },
});

const invites = async () => {
  await press(texts.invite.invite(1));
  await userEvent.click((await question(1)).getByRole('button', { name: texts.invite.invite(1) }));
};

export const Invited = meta.story({
  parameters: { states: ['S66.22'] },
  beforeEach: ({ msw }) =>
    msw.use(
      inviteRecipientsMock.answer(() => {
        msw.use(recipientCountsMock.ok({ kept: 3, toInvite: 0, room: 117 }));
        return { invited: 1, left: 0 };
      }),
    ),
  play: async () => {
    await invites();
    await seesToast(texts.invite.invited(1));
    await expect(await screen.findByText(texts.invite.none)).toBeVisible();
  },
});

export const InviteRefused = meta.story({
  parameters: { states: ['S66.23'] },
  beforeEach: ({ msw }) => msw.use(inviteRecipientsMock.failure(422, refusalTexts.notSetUp)),
  play: async () => {
    await invites();
    await seesToast(refusalTexts.notSetUp);
    await expect(await screen.findByRole('button', { name: texts.invite.invite(1) })).toBeVisible();
  },
});

export const WithoutMail = meta.story({
  beforeEach: ({ msw }) => msw.use(capabilitiesMock.ok(capabilitiesWithout('mail'))),
  play: async () => {
    await expect(await screen.findByText(texts.invite.noMail)).toBeVisible();
  },
});

/** Without `campaigns.recipients` there is nothing at this address. */
export const WithoutRecipients = meta.story({
  beforeEach: ({ msw }) => msw.use(capabilitiesMock.ok(capabilitiesWithout('campaigns.recipients'))),
  play: async () => {
    await expect(await screen.findByRole('link', { name: notFoundTexts.dashboard })).toBeVisible();
  },
});

const failsToList = async () => {
  const list = await region(texts.list.title);
  await expect(await list.findByText(texts.error)).toBeVisible();
  await expect(list.getByRole('button', { name: texts.tryAgain })).toBeVisible();
  await expect(await field(clinicTexts.source.text)).toBeVisible();
};

export const ServerError = meta.story({
  parameters: { states: ['S66.24'] },
  beforeEach: ({ msw }) => msw.use(recipientsMock.failure(500)),
  play: failsToList,
});

export const Malformed = meta.story({
  beforeEach: ({ msw }) => msw.use(recipientsMock.malformed()),
  play: failsToList,
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(recipientsMock.offline()),
  play: failsToList,
});

export const UnknownCampaign = meta.story({
  parameters: { states: ['S66.25'] },
  beforeEach: ({ msw }) => msw.use(ownCampaignMock.failure(404)),
  play: async () => {
    await expect(await screen.findByText(campaignTexts.unknown)).toBeVisible();
    await expect(screen.getByRole('link', { name: campaignTexts.backToCampaigns })).toHaveAttribute(
      'href',
      paths.campaigns,
    );
  },
});

export const LongText = meta.story({
  beforeEach: () => {
    const long = 'Unbroken'.repeat(25);
    remember([
      [long, 'Email', 'Address', 'City', 'Postcode'],
      [long, `${long}@lumen.example`, long, long, ''],
      [long, `second-${long}@lumen.example`, '', long, 'BS6 5AA'],
    ]);
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await tally(0, 2, 0);
    await fitsTheWidth();
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S66.26'] },
  beforeEach: () => remember(cells),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await cell('postalCode', 2, 'Aisha Rahman')).toBeVisible();
    await expect((await region(clinicTexts.twins.title(1))).getByText('5 Lamb Court')).toBeVisible();
    await fitsTheWidth();
  },
});

export const NarrowAt320 = meta.story({
  beforeEach: () => remember(cells),
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await cell('postalCode', 2, 'Aisha Rahman');
    await fitsTheWidth();
  },
});
