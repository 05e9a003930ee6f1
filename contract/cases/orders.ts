import type { RequestInput } from '@gifting/api/core/endpoint';
import { createOrder } from '@gifting/api/orders/endpoints';
import { idempotencyHeader } from '@gifting/api/orders/idempotency';
import type { RowNamed } from '@gifting/api/table';
import { existingOrder } from '@gifting/domain/orders/existing-order';
import { productBody } from '@gifting/domain/testing/product-body';
import * as z from 'zod/mini';
import type { CasesOf } from '../case';
import { png } from '../pictures';
import type { TestApi } from '../test-api';
import { addressCases } from './addresses';
import { artworkCases, ownArtwork } from './artwork';
import { unknownId } from './described';
import { pagedCase } from './paged';
import { giftNote, orderBody, placeOrder } from './placed-order';
import { proofCases } from './proofs';

type OrderAct = RequestInput<RowNamed<'orders.act'>>['body'];

const own = async ({ call }: TestApi) => (await call('orders.own', { query: {} })).items;

/** The prices the buyer of {@link orderBody} saw. */
const seen = { total: 697.5, products: [{ product_id: 101, price: 9.2 }], gift_box: 4.75 };

/** What a buyer in Germany says for the VAT. The seller is in the United Kingdom. */
const german = { delivery_country: 'DE', billing_country: 'DE', vat_number: '' };
const british = {
  treatment: 'taxed',
  country: 'GB',
  rate: 2000,
  deliveryCountry: null,
  billingCountry: 'GB',
};

const newestTax = async (api: TestApi) => {
  const params = { orderNumber: (await own(api))[0]?.id ?? '' };
  return (await api.call('orders.ownDetail', { params })).tax;
};

/** The cases of the order rows. */
export const orderCases: CasesOf<'orders'> = {
  'orders.create': {
    validInput: () => ({ body: orderBody }),
    invalidFields: [
      { body: { number_of_boxes: 0 }, field: 'number_of_boxes' },
      { body: { number_of_boxes: 1.5 }, field: 'number_of_boxes' },
      { body: { number_of_boxes: '50' }, field: 'number_of_boxes' },
      { body: { name: undefined }, field: 'name' },
      { body: { name: 'x'.repeat(256) }, field: 'name' },
      { body: { name: '  ' }, field: 'name' },
      { body: { email: 'nobody' }, field: 'email' },
      { body: { phone: ' ' }, field: 'phone' },
      { body: { status: 'paid' }, field: 'status' },
      { body: { campaign_type: 'post' }, field: 'campaign_type' },
      { body: { user_currency: 'XXX' }, field: 'user_currency' },
      { body: { products: [{ product_id: 101, quantity: -3 }] }, field: 'products.0.quantity' },
      { body: { products: [{ product_id: 101, quantity: 49 }] }, field: 'products.0.quantity' },
      { body: { products: [{ product_id: 202, quantity: 50 }] }, field: 'products.0.product_id' },
      { body: { products: [], gift_box_id: null }, field: 'products' },
      { body: { gift_box_id: 101 }, field: 'gift_box_id' },
      { body: { gift_box_type: 'gold' }, field: 'gift_box_type' },
      {
        body: { billing_address: { ...orderBody.billing_address, post_town: '' } },
        field: 'billing_address.post_town',
      },
      {
        body: { billing_address: { ...orderBody.billing_address, email: '' } },
        field: 'billing_address.email',
      },
      {
        body: { billing_address: { ...orderBody.billing_address, biller_name: ' ' } },
        field: 'billing_address.biller_name',
      },
      { body: { delivery_address: undefined }, field: 'delivery_address' },
      { body: { tax: { ...german, vat_number: 'ATU12345678' } }, field: 'tax.vat_number' },
      { body: { tax: { ...german, delivery_country: 'XX' } }, field: 'tax.delivery_country' },
      { body: { tax: { ...german, billing_country: '' } }, field: 'tax.billing_country' },
      { body: { gift_note: { status: true, withoutMessage: false, to: 'All' } }, field: 'gift_note.message' },
    ],
    otherRefusals: {
      'an order with artwork that is not there': { body: { artwork_id: 1 }, status: 404 },
      'an order whose total is not what the buyer saw': {
        body: { expected_prices: { ...seen, total: 700 } },
        status: 409,
      },
      'an order of which a product costs something else': {
        body: { expected_prices: { ...seen, products: [{ product_id: 101, price: 9 }] } },
        status: 409,
      },
      'an order whose packaging costs something else': {
        body: { expected_prices: { ...seen, gift_box: 4.5 } },
        status: 409,
      },
      'an order of something that is no longer sold, as changed': {
        body: {
          products: [
            { product_id: 101, quantity: 50 },
            { product_id: 999, quantity: 50 },
          ],
          expected_prices: { ...seen, products: [...seen.products, { product_id: 999, price: 1 }] },
        },
        status: 409,
      },
    },
    unchanged: own,
    // The server's prices count, whatever the request says.
    effect: {
      observe: async (api) => {
        const [newest] = await own(api);
        const everyone = (await api.call('orders.all', { query: {} })).items;
        const params = { orderNumber: newest?.id ?? '' };
        const { items, giftBox, total, deliveryAddresses, giftNote } = await api.call('orders.ownDetail', {
          params,
        });
        return {
          listed: { price: newest?.price, quantity: newest?.quantity, currency: newest?.currency },
          forAdministrators: everyone.some(({ id }) => id === newest?.id),
          items: items.map(({ name, unit, quantity }) => ({ name, unit, quantity })),
          giftBox: giftBox && { name: giftBox.name, unit: giftBox.unit },
          total,
          towns: deliveryAddresses.map(({ postTown, phone }) => `${postTown}, ${phone}`),
          giftNote,
        };
      },
      expected: {
        listed: { price: 69_750, quantity: 50, currency: 'GBP' },
        forAdministrators: true,
        items: [{ name: 'Stoneware Mug', unit: 920, quantity: 50 }],
        giftBox: { name: 'Keepsake Box', unit: 475 },
        total: 69_750,
        towns: ['Leeds, +44 113 496 0142'],
        giftNote: null,
      },
    },
    variants: {
      'shows the gift note on the order it was written for, and only there': {
        validInput: () => ({ body: { ...orderBody, gift_note: giftNote } }),
        effect: {
          observe: async (api) => {
            const [newest] = await own(api);
            const other = await placeOrder(api);
            const noteOf = async (orderNumber: string) =>
              (await api.call('orders.ownDetail', { params: { orderNumber } })).giftNote;
            return [await noteOf(newest?.id ?? ''), await noteOf(other)];
          },
          expected: [giftNote, null],
        },
      },
      'refers to a file of its buyer, and to nobody else’s': {
        validInput: async (api) => {
          const foreign = await ownArtwork(api, await api.newUser());
          const refused = { body: { ...orderBody, artwork_id: foreign } };
          const { status } = await api.provider.send(createOrder, refused, await api.signIn('buyer'));
          if (status !== 404) throw new Error(`Somebody else’s file was answered with ${status}`);
          return { body: { ...orderBody, artwork_id: await ownArtwork(api) } };
        },
        effect: {
          observe: async (api) => {
            const params = { orderNumber: (await own(api))[0]?.id ?? '' };
            return (await api.call('orders.artwork', { params }))?.name;
          },
          expected: 'logo.svg',
        },
      },
      'charges the VAT of the seller’s country on an order that names none': {
        validInput: () => ({ body: orderBody }),
        effect: {
          observe: newestTax,
          expected: { ...british, net: 69_750, tax: 13_950, gross: 83_700, vatNumber: '' },
        },
      },
      'keeps countries and VAT number, and charges none on an export': {
        validInput: () => ({ body: { ...orderBody, tax: { ...german, vat_number: 'de 111 111 125' } } }),
        effect: {
          observe: newestTax,
          expected: {
            treatment: 'export',
            country: 'DE',
            rate: 0,
            net: 69_750,
            tax: 0,
            gross: 69_750,
            deliveryCountry: 'DE',
            billingCountry: 'DE',
            vatNumber: 'DE111111125',
          },
        },
      },
      'invoices an order by invoice at once, and credits it when it is cancelled': {
        validInput: () => ({ body: orderBody }),
        effect: {
          observe: async ({ call }) => {
            const orderNumber = (await call('orders.own', { query: {} })).items[0]?.id ?? '';
            const params = { orderNumber };
            const numbers = async () => {
              const { invoiceNumber, creditNoteNumber } = await call('orders.ownDetail', { params });
              return [invoiceNumber, creditNoteNumber].map(
                (number) => number?.replace(/\d+-\d+$/, '') ?? null,
              );
            };
            const before = await numbers();
            await call('orders.act', { params, body: { action: 'cancel', version: null } });
            return [before, await numbers()];
          },
          expected: [
            ['INV-', null],
            ['INV-', 'CN-'],
          ],
        },
      },
      'shows a blank card without texts': {
        validInput: () => ({
          body: { ...orderBody, gift_note: { ...giftNote, withoutMessage: true } },
        }),
        effect: {
          observe: async (api) => {
            const params = { orderNumber: (await own(api))[0]?.id ?? '' };
            return (await api.call('orders.ownDetail', { params })).giftNote;
          },
          expected: { status: true, withoutMessage: true, from: '', to: '', message: '' },
        },
      },
      'prices an order in its currency, at the range of its packs': {
        validInput: () => ({
          body: {
            ...orderBody,
            user_currency: 'EUR',
            number_of_boxes: 100,
            products: [{ product_id: 101, quantity: 100 }],
            gift_box_id: null,
          },
        }),
        effect: { observe: async (api) => (await own(api))[0]?.price, expected: 98_300 },
      },
      'takes an order at the prices the buyer saw': {
        validInput: () => ({ body: { ...orderBody, expected_prices: seen } }),
        effect: { observe: async (api) => (await own(api))[0]?.price, expected: 69_750 },
      },
      // A repeat after a lost answer may use the other button or other prices.
      'is one order however often its key is sent, and a changed box is another': {
        validInput: () => ({ body: orderBody }),
        effect: {
          observe: async (api, { body }) => {
            const token = await api.newUser();
            const headers = { [idempotencyHeader]: api.unique('key') };
            const send = async (changes: Partial<typeof body>, how: Record<string, string> = headers) => {
              await api.call('orders.create', { body: { ...body, ...changes } }, token, how);
              return (await api.call('orders.own', { query: {} }, token)).items.length;
            };
            return [
              await send({ pay_now: true, get_invoice: false }),
              await send({ pay_now: true, get_invoice: false }),
              await send({ pay_now: false, get_invoice: true }),
              await send({ expected_prices: { ...seen, total: 1 } }),
              await send({ campaign_name: 'Another' }, { [idempotencyHeader]: api.unique('key') }),
            ];
          },
          expected: [1, 1, 1, 1, 2],
        },
      },
      'is refused for a used key if it must be new, with the order that there is': {
        validInput: () => ({ body: { ...orderBody, only_new: true } }),
        effect: {
          observe: async (api, { body }) => {
            const token = await api.newUser();
            const headers = { [idempotencyHeader]: api.unique('key') };
            await api.call('orders.create', { body }, token, headers);
            const { status, body: refusal } = await api.provider.send(createOrder, { body }, token, headers);
            const { details } = z.parse(z.object({ details: existingOrder }), refusal);
            const { items } = await api.call('orders.own', { query: {} }, token);
            const [only, ...others] = items;
            return { status, isTheOrder: details.orderNumber === only?.id, others: others.length };
          },
          expected: { status: 409, isTheOrder: true, others: 0 },
        },
      },
      'keeps the copy of what leaves the catalogue': {
        validInput: async ({ call, unique }) => {
          const name = unique('Beaker');
          const before = await call('products.all', {});
          await call('products.create', {
            body: {
              ...productBody,
              category_id: 31,
              name,
              thumbnail: png(),
              product_images: [png()],
              price_ranges: [{ price: 3, min_quantity: 1, max_quantity: 9 }],
            },
          });
          const added = (await call('products.all', {})).find(
            ({ id }) => !before.some((known) => known.id === id),
          );
          return { body: { ...orderBody, products: [{ product_id: added?.id ?? '', quantity: 50 }] } };
        },
        effect: {
          observe: async (api, { body }) => {
            const [line] = body.products;
            await api.call('products.delete', { params: { id: line?.product_id ?? '' } });
            const params = { orderNumber: (await own(api))[0]?.id ?? '' };
            const [item] = (await api.call('orders.ownDetail', { params })).items;
            return {
              name: item?.name.startsWith('Beaker'),
              unit: item?.unit,
              picture: await api.provider.statusAndType(item?.picture ?? ''),
            };
          },
          expected: { name: true, unit: 300, picture: '200 image/png' },
        },
      },
    },
  },
  'orders.tax': {
    validInput: () => ({}),
    effect: {
      observe: async ({ call }) => (await call('orders.tax', {})).sellerCountry,
      expected: 'GB',
    },
  },
  'orders.own': {
    ...pagedCase('orders.own'),
    empty: {
      request: async ({ newUser }) => ({ input: { query: {} }, token: await newUser() }),
      expected: { items: [] },
    },
  },
  'orders.ownDetail': {
    validInput: async (api) => ({
      params: { orderNumber: await placeOrder(api, { changes: { gift_note: giftNote } }) },
    }),
    // Another buyer's order, and a product's id.
    unknownTargets: async (api) => {
      const foreign = await placeOrder(api, { token: await api.newUser() });
      return [unknownId, foreign, 101, 'one'].map((orderNumber) => ({ params: { orderNumber } }));
    },
  },
  'orders.all': pagedCase('orders.all'),
  'orders.anyDetail': {
    validInput: async (api) => ({
      params: { orderNumber: await placeOrder(api, { changes: { gift_note: giftNote } }) },
    }),
    unknownTargets: () => [unknownId, 101, 'one'].map((orderNumber) => ({ params: { orderNumber } })),
  },
  'orders.lifecycle': {
    validInput: async (api) => ({ params: { orderNumber: await placeOrder(api) } }),
    unknownTargets: async (api) => {
      const foreign = await placeOrder(api, { token: await api.newUser() });
      return [unknownId, foreign, 101, 'one'].map((orderNumber) => ({ params: { orderNumber } }));
    },
    effect: {
      observe: async (api, { params }) => {
        const { events, ...lifecycle } = await api.call('orders.lifecycle', { params });
        return { ...lifecycle, events: events.map(({ at: _at, ...event }) => event) };
      },
      expected: {
        version: '1',
        status: 'pending',
        dueDate: null,
        answerBy: null,
        events: [{ status: 'pending', by: 'buyer', note: '' }],
        actions: ['cancel'],
        payable: false,
      },
    },
  },
  'orders.pay': {
    validInput: async (api) => ({
      params: { orderNumber: await placeOrder(api, { changes: { pay_now: true, get_invoice: false } }) },
      body: { method: 'invoice' },
    }),
    unknownTargets: async (api) => {
      const foreign = await placeOrder(api, { token: await api.newUser() });
      return [unknownId, foreign, 101, 'one'].map((orderNumber) => ({
        params: { orderNumber },
        body: { method: 'invoice' as const },
      }));
    },
    invalidFields: [{ body: { method: 'cheque' }, field: 'method' }],
    unchanged: own,
    effect: {
      observe: async (api, { params }) => (await api.call('orders.lifecycle', { params })).payable,
      expected: false,
    },
  },
  'orders.act': {
    validInput: async (api) => ({
      params: { orderNumber: await placeOrder(api) },
      body: { action: 'cancel', note: ' No longer needed ' },
    }),
    unknownTargets: async (api) => {
      const foreign = await placeOrder(api, { token: await api.newUser() });
      return [unknownId, foreign, 101, 'one'].map((orderNumber) => ({
        params: { orderNumber },
        body: { action: 'cancel' as const },
      }));
    },
    invalidFields: [
      { body: { action: 'burn' }, field: 'action' },
      { body: { action: 'ask_changes', note: ' ' }, field: 'note' },
      { body: { action: 'cancel', note: 'x'.repeat(1001) }, field: 'note' },
      { body: { action: 'start_production', due_date: '2026-02-30' }, field: 'due_date' },
    ],
    otherRefusals: {
      'an action that its status does not allow': { body: { action: 'approve' }, status: 409 },
      "an administrator's action": { body: { action: 'send_proof' }, status: 409 },
      'an action based on another version': { body: { version: '7' }, status: 409 },
    },
    unchanged: own,
    effect: {
      observe: async (api, { params }) => {
        const { orderNumber } = params;
        const { status, events, actions } = await api.call('orders.lifecycle', { params });
        const groups = ['active', 'pending', 'cancel', 'delivered'] as const;
        const listed = groups.map(async (group) => {
          const { items } = await api.call('orders.own', { query: { status: group } });
          return items.some(({ id }) => id === String(orderNumber));
        });
        return { status, latest: events.at(-1)?.note, actions, listed: await Promise.all(listed) };
      },
      expected: {
        status: 'cancelled',
        latest: 'No longer needed',
        actions: [],
        listed: [false, false, true, false],
      },
    },
    variants: {
      'takes an order from the proof to its delivery': {
        validInput: async (api) => {
          const params = { orderNumber: await placeOrder(api) };
          const admin = await api.signIn('admin');
          const act = (body: OrderAct, token?: string) => api.call('orders.act', { params, body }, token);
          await act({ action: 'send_proof', note: 'One colour', version: '1' }, admin);
          await act({ action: 'ask_changes', note: 'Two colours, please' });
          await act({ action: 'send_proof' }, admin);
          return { params, body: { action: 'approve', version: '4' } };
        },
        effect: {
          observe: async (api, { params }) => {
            const admin = await api.signIn('admin');
            const act = (body: OrderAct) => api.call('orders.act', { params, body }, admin);
            await act({ action: 'start_production', due_date: '2027-01-22' });
            await act({ action: 'send' });
            await act({ action: 'deliver' });
            const { status, dueDate, events, version } = await api.call('orders.lifecycle', { params });
            const { items } = await api.call('orders.own', { query: { status: 'delivered' } });
            const [listed] = items.filter(({ id }) => id === String(params.orderNumber));
            return {
              status,
              dueDate,
              version,
              events: events.map((event) => `${event.by}: ${event.status} ${event.note}`.trim()),
              listed: listed && `${listed.status} ${listed.dueDate}`,
            };
          },
          expected: {
            status: 'delivered',
            dueDate: '2027-01-22',
            version: '8',
            events: [
              'buyer: pending',
              'administrator: proof_sent One colour',
              'buyer: changes_asked Two colours, please',
              'administrator: proof_sent',
              'buyer: approved',
              'administrator: in_production',
              'administrator: sent',
              'administrator: delivered',
            ],
            listed: 'delivered 2027-01-22',
          },
        },
      },
    },
  },
  ...addressCases,
  ...artworkCases,
  ...proofCases,
};
