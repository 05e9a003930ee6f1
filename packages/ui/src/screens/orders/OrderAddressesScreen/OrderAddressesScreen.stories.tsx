import { sampleAdmin, sampleBuyer } from '@gifting/api/account/mocks';
import { capabilitiesMock, capabilitiesWithout } from '@gifting/api/capabilities/mocks';
import { Refusal } from '@gifting/api/core/refusal';
import {
  addressCountsMock,
  addressesMock,
  addressPackingMock,
  keepAddressesMock,
  ownOrderMock,
  removeAddressMock,
  sampleAddressCounts,
} from '@gifting/api/orders/mocks';
import { faultTexts } from '@gifting/domain/address-list/faults';
import { type AddressCounts, addressStops, tooManyAddresses } from '@gifting/domain/orders/order-addresses';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { campaignPath, orderPath, paths } from '#app/paths.ts';
import { addressClinicTexts as clinicTexts } from '#patterns/AddressClinic/AddressClinic.texts.ts';
import { notFoundTexts } from '#screens/general/NotFoundScreen/NotFoundScreen.texts.ts';
import { InDashboard } from '#screens/layout/InDashboard.tsx';
import { packingTexts } from '#screens/shared/PackingButtons/packing.texts.ts';
import {
  allKept,
  cell,
  cells,
  field,
  keepNow,
  paste,
  patience,
  press,
  region,
  remember as rememberAs,
  tally,
} from '#screens/shared/PeopleList/clinic-person.ts';
import { peopleListTexts } from '#screens/shared/PeopleList/people-list.texts.ts';
import { fitsTheWidth, seesToast, visible } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { orderTexts } from '../OrderScreen/OrderScreen.texts';
import { addressesTexts } from '../shared/Addresses/addresses.texts';
import { addressesPath, addressesRoute } from '../shared/addresses-path';
import { OrderAddressesScreen } from './OrderAddressesScreen';
import { reads } from './OrderAddressesScreen.reads';
import { orderAddressesTexts as texts } from './OrderAddressesScreen.texts';

const received = fn();

/** Lets a request be answered. */
let answer: () => void;

const meta = preview.meta({
  title: 'Screens/Orders/Addresses of an order',
  component: OrderAddressesScreen,
  decorators: [InDashboard],
  parameters: {
    controls: { disable: true },
    user: sampleBuyer,
    route: { path: addressesRoute, at: addressesPath('1064'), reads },
  },
  beforeEach: ({ msw }) => {
    received.mockReset();
    msw.use(
      keepAddressesMock.answer(({ body }) => {
        received(body.recipients);
        return { outcomes: allKept(body.recipients) };
      }),
    );
  },
});

const remember = (list: readonly (readonly string[])[], changes: object = {}) =>
  rememberAs('order-1064', list, changes);
const counts = (changes: Partial<AddressCounts>) => addressCountsMock.ok(sampleAddressCounts(changes));
const list = async () => within(await screen.findByRole('table', { name: texts.list.table }));
const sees = async (text: string) => expect(await screen.findByText(text)).toBeVisible();
const failsWith = async (why: string) =>
  expect(await screen.findByRole('alert', {}, patience)).toHaveTextContent(texts.keepFailed(0, why));

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S87.02'] },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    await sees(addressesTexts.kept(2, 120));
    await sees(clinicTexts.source.introWithAddress);
    await expect((await list()).getByText('Flat 3, 27 Elm Grove, Bristol, BS6 5AA')).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { states: ['S87.01'] },
  beforeEach: ({ msw }) => msw.use(ownOrderMock.pending()),
  play: async () => {
    await expect(await screen.findByText(texts.loading)).toBeInTheDocument();
    await expect(document.querySelector('.skel')).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { states: ['S87.03'] },
  beforeEach: ({ msw }) => msw.use(addressesMock.empty(), addressCountsMock.empty()),
  play: async () => {
    await sees(addressesTexts.kept(0, 120));
    await sees(texts.list.none);
  },
});

export const WithoutAddresses = meta.story({
  parameters: { states: ['S87.04'] },
  play: async () => {
    await paste(cells.map((row) => row.slice(0, 2).join('\t')).join('\n'));
    await tally(0, 3, 1);
    await sees(clinicTexts.columns.addressNeeded);
  },
});

export const Faults = meta.story({
  parameters: { states: ['S87.05'] },
  play: async () => {
    await paste(cells.map(([name, , ...rest]) => [name, ...rest].join('\t')).join('\n'));
    await tally(1, 2, 1);
    const postcode = await cell('postalCode', 2, 'Aisha Rahman');
    await expect(postcode).toHaveAccessibleDescription(faultTexts.mixed);
    await expect(await cell('deliveryAddress1', 3, 'Kofi Mensah')).toBeInvalid();
    await expect(screen.queryByRole('button', { name: clinicTexts.mend.askFor('Kofi Mensah') })).toBeNull();
  },
});

export const Mended = meta.story({
  parameters: { states: ['S87.06'] },
  play: async () => {
    await paste();
    await tally(1, 2, 1);
    await press(clinicTexts.mend.useFor('LS10 1AP', 'Aisha Rahman'));
    await tally(2, 1, 1);
    await expect(await cell('postalCode', 2, 'Aisha Rahman')).toHaveValue('LS10 1AP');
  },
});

const many = [
  ['Name', 'Address', 'City', 'Postcode'],
  ...Array.from({ length: 10_000 }, (_, index) => [
    `Person ${index}`,
    `${index + 1} Mill Lane`,
    'York',
    'YO1 7HH',
  ]),
];

/** The tab does not remember a list of this length; it is pasted. */
export const KeepingMany = meta.story({
  parameters: { states: ['S87.07'] },
  beforeEach: ({ msw }) => {
    let requests = 0;
    msw.use(
      counts({ boxes: 12_000 }),
      keepAddressesMock.answer(({ body }) => {
        requests += 1;
        if (requests === 3) msw.use(keepAddressesMock.pending());
        return { outcomes: allKept(body.recipients) };
      }),
    );
  },
  play: async () => {
    await paste(many.map((row) => row.join('\t')).join('\n'));
    await screen.findByRole('heading', { name: clinicTexts.tally.title(10_000, 0, 0) }, { timeout: 20_000 });
    await keepNow(10_000);
    await expect(
      await screen.findByText(clinicTexts.keep.keptOf(1500, 10_000), {}, { timeout: 20_000 }),
    ).toBeVisible();
    await expect(screen.getByRole('button', { name: clinicTexts.keep.stop })).toBeVisible();
  },
});

export const Kept = meta.story({
  parameters: { states: ['S87.08'] },
  beforeEach: ({ msw }) => {
    remember(cells, { edits: { 1: { postalCode: 'LS10 1AP' } } });
    msw.use(
      keepAddressesMock.answer(({ body }) => {
        received(body.recipients);
        msw.use(counts({ kept: 4 }));
        return { outcomes: allKept(body.recipients) };
      }),
    );
  },
  play: async () => {
    await keepNow(2);
    await seesToast(texts.kept(2));
    await tally(0, 1, 1);
    await sees(addressesTexts.kept(4, 120));
    await expect(received.mock.calls[0]?.[0]).toMatchObject([
      {
        key: expect.stringMatching(/^list-0-/),
        name: 'Noor Haddad',
        delivery_address_1: 'Flat 3, 27 Elm Grove',
      },
      { key: expect.stringMatching(/^list-1-/), name: 'Aisha Rahman', postal_code: 'LS10 1AP' },
    ]);
  },
});

/** The second click of a double click meets the button that stops. */
export const KeptByDoubleClick = meta.story({
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    remember(many.slice(0, 601));
    msw.use(counts({ boxes: 12_000 }));
  },
  play: async () => {
    await userEvent.dblClick(await screen.findByRole('button', { name: clinicTexts.keep.keep(600) }));
    await seesToast(texts.kept(600));
    await waitFor(() => expect(document.activeElement).toHaveTextContent(clinicTexts.keep.done));
  },
});

/** What is changed in a row on its way would not be kept. */
export const LockedMeanwhile = meta.story({
  beforeEach: ({ msw }) => {
    remember(cells);
    msw.use(keepAddressesMock.pending());
  },
  play: async () => {
    await press(clinicTexts.mend.useFor('LS10 1AP', 'Aisha Rahman'));
    await keepNow(2);
    await expect(
      await screen.findByRole('combobox', { name: clinicTexts.columns.column('City') }),
    ).toBeDisabled();
    const postcode = clinicTexts.mend.cell(clinicTexts.fields.postalCode, 2, 'Aisha Rahman');
    await expect(screen.queryByRole('textbox', { name: postcode })).toBeNull();
    await expect(await cell('deliveryAddress1', 3, 'Kofi Mensah')).toBeEnabled();
  },
});

/** The answer is about the list that was closed, not about the rows of the next. */
export const AnotherListMeanwhile = meta.story({
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    remember(cells.slice(0, 2));
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    msw.use(
      keepAddressesMock.answer(async ({ body }) => {
        await answered;
        return { outcomes: allKept(body.recipients) };
      }),
    );
  },
  play: async () => {
    await keepNow(1);
    await press(clinicTexts.tally.again);
    await paste(
      many
        .slice(0, 3)
        .map((row) => row.join('\t'))
        .join('\n'),
    );
    await tally(2, 0, 0);
    answer();
    await seesToast(texts.kept(1));
    await tally(2, 0, 0);
  },
});

/** The tab has no room for the mending any more. */
export const NotRemembered = meta.story({
  tags: ['!dev'],
  beforeEach: () => remember(cells),
  play: async () => {
    const use = await screen.findByRole('button', {
      name: clinicTexts.mend.useFor('LS10 1AP', 'Aisha Rahman'),
    });
    const storing = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    await userEvent.click(use);
    await sees(clinicTexts.tally.notStored);
    storing.mockRestore();
    await expect(screen.queryByText(clinicTexts.keep.saved)).toBeNull();
  },
});

export const KnownAlready = meta.story({
  parameters: { states: ['S87.09'] },
  beforeEach: ({ msw }) => {
    remember(cells.slice(0, 2));
    msw.use(
      keepAddressesMock.answer(({ body }) => ({
        outcomes: body.recipients.map(({ key }) => ({ key, outcome: 'known', faults: {} })),
      })),
    );
  },
  play: async () => {
    await keepNow(1);
    await seesToast(texts.known(1));
    const known = await region(clinicTexts.known.title(1));
    await expect(known.getByRole('button', { name: clinicTexts.known.keepOf('Noor Haddad') })).toBeVisible();
  },
});

export const RefusedRow = meta.story({
  parameters: { states: ['S87.10'] },
  beforeEach: ({ msw }) => {
    remember(cells.slice(0, 2));
    msw.use(
      keepAddressesMock.answer(({ body }) => ({
        outcomes: body.recipients.map(({ key }) => ({
          key,
          outcome: 'refused',
          faults: { postalCode: 'Enter a postal code' },
        })),
      })),
    );
  },
  play: async () => {
    await keepNow(1);
    await seesToast(texts.refused(1));
    await expect(await cell('postalCode', 1, 'Noor Haddad')).toHaveAccessibleDescription(
      'Enter a postal code',
    );
  },
});

const refusedWith = (message: string) =>
  keepAddressesMock.answer(() => {
    throw new Refusal(422, message);
  });

export const TooMany = meta.story({
  parameters: { states: ['S87.11'] },
  beforeEach: ({ msw }) => {
    remember(cells);
    msw.use(counts({ kept: 40, boxes: 40 }), refusedWith(tooManyAddresses(40, 40)));
  },
  play: async () => {
    await keepNow(1);
    await failsWith('This order takes 40 addresses: there is room for 0 more');
    await tally(1, 2, 1);
  },
});

export const InProductionMeanwhile = meta.story({
  parameters: { states: ['S87.12'] },
  beforeEach: ({ msw }) => {
    remember(cells);
    msw.use(refusedWith(addressStops.in_production));
  },
  play: async () => {
    await keepNow(1);
    await failsWith(addressStops.in_production);
    await expect(screen.getByRole('alert')).not.toHaveTextContent(texts.goOn);
  },
});

export const KeepingOffline = meta.story({
  parameters: { states: ['S87.13'] },
  beforeEach: ({ msw }) => {
    remember(cells);
    msw.use(keepAddressesMock.offline());
  },
  play: async () => {
    await keepNow(1);
    await failsWith(texts.offline);
    await tally(1, 2, 1);
  },
});

const unchangeable = async () => {
  await expect(screen.queryByRole('textbox', { name: clinicTexts.source.text })).not.toBeInTheDocument();
  await expect(screen.queryByRole('button', { name: texts.removal.removeOf('Noor Haddad') })).toBeNull();
};

export const InProduction = meta.story({
  tags: ['picture'],
  parameters: { states: ['S87.14'] },
  beforeEach: ({ msw }) => msw.use(counts({ stop: 'in_production', changeable: false })),
  play: async () => {
    await sees(addressStops.in_production);
    await expect((await list()).getByText('Noor Haddad')).toBeVisible();
    await expect(screen.getByRole('link', { name: texts.toOrder })).toHaveAttribute(
      'href',
      orderPath('1064'),
    );
    await unchangeable();
  },
});

export const CancelledOrder = meta.story({
  parameters: { states: ['S87.15'] },
  beforeEach: ({ msw }) => msw.use(counts({ stop: 'cancelled', changeable: false })),
  play: async () => {
    await sees(addressStops.cancelled);
    await unchangeable();
  },
});

export const OneAddress = meta.story({
  parameters: { states: ['S87.16'] },
  beforeEach: ({ msw }) => msw.use(counts({ kept: 0, stop: 'one address', changeable: false })),
  play: async () => {
    await sees(addressStops['one address']);
    await expect(screen.queryByRole('table')).toBeNull();
    await expect(screen.getByRole('link', { name: texts.toOrder })).toBeVisible();
  },
});

export const Campaign = meta.story({
  parameters: { states: ['S87.17'] },
  beforeEach: ({ msw }) => msw.use(counts({ kept: 0, stop: 'campaign', changeable: false })),
  play: async () => {
    await sees(addressStops.campaign);
    await expect(screen.getByRole('link', { name: addressesTexts.campaign })).toHaveAttribute(
      'href',
      campaignPath('1064'),
    );
  },
});

const ask = async (name: string) => {
  await userEvent.click(await (await list()).findByRole('button', { name: texts.removal.removeOf(name) }));
  return visible(await screen.findByRole('alertdialog', { name: texts.removal.question(name) }));
};
const confirm = async (name: string) =>
  userEvent.click((await ask(name)).getByRole('button', { name: texts.removal.remove }));

export const RemoveQuestion = meta.story({
  parameters: { states: ['S87.18'] },
  play: async () => {
    const question = await ask('Peter Vance');
    await expect(question.getByText(texts.removal.means)).toBeVisible();
    await expect(question.getByRole('button', { name: texts.removal.cancel })).toHaveFocus();
  },
});

export const NotRemoved = meta.story({
  tags: ['!dev'],
  play: async () => {
    await ask('Peter Vance');
    await userEvent.keyboard('{Escape}');
    const button = (await list()).getByRole('button', { name: texts.removal.removeOf('Peter Vance') });
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const Removed = meta.story({
  parameters: { states: ['S87.19'] },
  beforeEach: ({ msw }) => {
    const { items } = addressesMock.samples.ok;
    msw.use(
      removeAddressMock.answer(({ params }) => {
        received(params);
        msw.use(addressesMock.ok({ items: items.filter(({ id }) => id !== params.addressId) }));
        msw.use(counts({ kept: 1 }));
        return removeAddressMock.samples.ok;
      }),
    );
  },
  play: async () => {
    await confirm('Peter Vance');
    await seesToast(texts.removal.done);
    await sees(addressesTexts.kept(1, 120));
    await expect(received.mock.calls).toEqual([[{ orderNumber: '1064', addressId: '1402' }]]);
    await waitFor(async () => expect((await list()).queryByText('Peter Vance')).toBeNull());
  },
});

export const RemovedAlready = meta.story({
  parameters: { states: ['S87.20'] },
  beforeEach: ({ msw }) => msw.use(removeAddressMock.failure(404)),
  play: async () => {
    await confirm('Peter Vance');
    await seesToast(texts.removal.gone);
  },
});

export const RemovingFailed = meta.story({
  parameters: { states: ['S87.21'] },
  beforeEach: ({ msw }) => msw.use(removeAddressMock.failure(500)),
  play: async () => {
    await confirm('Peter Vance');
    await seesToast(texts.removal.failed);
    await expect((await list()).getByText('Peter Vance')).toBeVisible();
  },
});

export const Administrator = meta.story({
  parameters: { states: ['S87.22'], user: sampleAdmin },
  beforeEach: ({ msw }) => msw.use(counts({ changeable: false })),
  play: async () => {
    await sees(addressesTexts.kept(2, 120));
    await expect((await list()).getByText('Noor Haddad')).toBeVisible();
    for (const kind of ['csv', 'xlsx'] as const)
      await expect(screen.getByRole('button', { name: packingTexts[kind] })).toBeVisible();
    await unchangeable();
  },
});

export const PackingFailed = meta.story({
  parameters: { states: ['S87.23'], user: sampleAdmin },
  beforeEach: ({ msw }) => msw.use(addressPackingMock.failure(500)),
  play: async () => {
    await press(packingTexts.csv);
    await seesToast(packingTexts.failed);
  },
});

export const PackingNotOffered = meta.story({
  parameters: { states: ['S87.24'], user: sampleAdmin },
  beforeEach: ({ msw }) => msw.use(addressPackingMock.empty()),
  play: async () => {
    await press(packingTexts.xlsx);
    await seesToast(packingTexts.notOffered);
  },
});

const failsToCount = async () => {
  await sees(texts.error);
  await expect(screen.getByRole('button', { name: texts.tryAgain })).toBeVisible();
};

export const ServerError = meta.story({
  parameters: { states: ['S87.25'] },
  beforeEach: ({ msw }) => msw.use(addressCountsMock.failure(500)),
  play: failsToCount,
});

export const Malformed = meta.story({
  beforeEach: ({ msw }) => msw.use(addressCountsMock.malformed()),
  play: failsToCount,
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(addressCountsMock.offline()),
  play: failsToCount,
});

export const ListFailed = meta.story({
  parameters: { states: ['S87.26'] },
  beforeEach: ({ msw }) => msw.use(addressesMock.failure(500)),
  play: async () => {
    const kept = await region(peopleListTexts.list.title);
    await expect(await kept.findByText(texts.error)).toBeVisible();
    await expect(await field(clinicTexts.source.text)).toBeVisible();
  },
});

export const UnknownOrder = meta.story({
  parameters: { states: ['S87.27'] },
  beforeEach: ({ msw }) =>
    msw.use(ownOrderMock.failure(404), addressCountsMock.failure(404), addressesMock.failure(404)),
  play: async () => {
    await sees(orderTexts.unknown);
    await expect(screen.getByRole('link', { name: orderTexts.backToOrders })).toHaveAttribute(
      'href',
      paths.orders,
    );
  },
});

/** Without `orders.addresses` there is nothing at this address. */
export const WithoutCapability = meta.story({
  beforeEach: ({ msw }) => msw.use(capabilitiesMock.ok(capabilitiesWithout('orders.addresses'))),
  play: async () => {
    await expect(await screen.findByRole('link', { name: notFoundTexts.dashboard })).toBeVisible();
  },
});

export const LongText = meta.story({
  beforeEach: ({ msw }) => {
    const long = 'Unbroken'.repeat(25);
    const [first, ...rest] = addressesMock.samples.ok.items;
    if (first)
      msw.use(
        addressesMock.ok({ items: [{ ...first, name: long, deliveryAddress1: long, email: '' }, ...rest] }),
      );
    remember([
      [long, 'Address', 'City', 'Postcode'],
      [long, long, long, ''],
    ]);
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await tally(0, 1, 0);
    await fitsTheWidth();
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S87.28'] },
  beforeEach: () => remember(cells),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await cell('postalCode', 2, 'Aisha Rahman')).toBeVisible();
    await fitsTheWidth();
  },
});
