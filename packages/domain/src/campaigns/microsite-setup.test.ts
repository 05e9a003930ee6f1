import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  changedMicrosite,
  micrositeRequest,
  micrositeSetup,
  micrositeSetupForm,
  toMicrositeRequest,
  toMicrositeSetupForm,
  tooManyGifts,
  unsetMicrosite,
} from './microsite-setup';

const unset = unsetMicrosite(['2001', '2002']);
const opening = { opens: '2025-12-01T09:00', closes: '2026-01-30T23:59', time_zone: 'Europe/London' };
const products = [
  { order_item_id: 2001, ask_size: 'yes', input_type: 'options', options: ['S', 'M'] },
  { order_item_id: '2002', ask_size: 'yes', input_type: 'plain_text', plain_text: 'EU' },
] as const;
const request = (body: object) => micrositeRequest.parse({ products: [], ...body });

/** The messages about a body or form, by field. */
const messagesOf = (schema: z.ZodMiniType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('a request of the set-up', () => {
  it('is as written: what it does not name stays', () => {
    const first = changedMicrosite(unset, request({ products, gifts_per_person: 1, ...opening }));
    expect(first).toEqual({
      version: '1',
      giftsPerPerson: 1,
      collectsAddresses: false,
      opens: opening.opens,
      closes: opening.closes,
      timeZone: opening.time_zone,
      items: [
        {
          orderItemId: '2001',
          askSize: true,
          inputType: 'options',
          options: ['S', 'M'],
          plainText: '',
          pieces: [],
        },
        {
          orderItemId: '2002',
          askSize: true,
          inputType: 'plain_text',
          options: [],
          plainText: 'EU',
          pieces: [],
        },
      ],
    });
    expect(changedMicrosite(first, request({}))).toEqual({ ...first, version: '2', items: unset.items });
    const opened = changedMicrosite(first, request({ time_zone: 'Asia/Tokyo', opens: opening.opens }));
    expect(opened).toMatchObject({ opens: opening.opens, closes: null, timeZone: 'Asia/Tokyo' });
  });

  it.each([
    [{ opens: 'soon', time_zone: 'UTC' }, 'opens: Enter a date with a time'],
    [{ closes: '2026-02-30T10:00', time_zone: 'UTC' }, 'closes: Enter a date with a time'],
    [{ ...opening, time_zone: 'Europe/Atlantis' }, 'time_zone: Choose a time zone'],
    [{ ...opening, time_zone: null }, 'time_zone: Choose a time zone'],
    [{ opens: opening.opens }, 'time_zone: Choose a time zone'],
    [{ ...opening, closes: opening.opens }, 'closes: It must close after it opens'],
  ])('%j is refused', (body, message) => {
    expect(messagesOf(micrositeRequest, { products: [], ...body })).toEqual([message]);
  });

  it('counts the pieces of each option, or of none', () => {
    const counted = [{ ...products[0], pieces: [40, null] }];
    const saved = changedMicrosite(unset, request({ products: counted }));
    expect(saved.items[0]?.pieces).toEqual([40, null]);
    const form = toMicrositeSetupForm(saved, 'UTC');
    expect(form.items[0]?.pieces).toEqual([
      { option: 'S', count: '40' },
      { option: 'M', count: '' },
    ]);
    const [item] = toMicrositeRequest(micrositeSetupForm.parse(form)).products;
    expect(item).toMatchObject({ options: ['S', 'M'], pieces: [40, null] });
    const again = changedMicrosite(saved, request({ products: [products[0]] }));
    expect(again.items[0]?.pieces).toEqual([]);
  });

  it.each([[[40]], [[40, 1, 2]]])('refuses pieces %j of two options', (pieces) => {
    expect(messagesOf(micrositeRequest, { products: [{ ...products[0], pieces }] })).toEqual([
      'products: Say of each option how many there are',
    ]);
  });

  it.each(['-1', '1.5', 'many', '1000001'])('refuses %j pieces in the form', (count) => {
    const form = toMicrositeSetupForm(changedMicrosite(unset, request({ products })), 'UTC');
    const items = form.items.map((item, index) =>
      index === 0 ? { ...item, pieces: [{ option: 'S', count }] } : item,
    );
    expect(messagesOf(micrositeSetupForm, { ...form, items })).toEqual([
      'items.0.pieces: Enter a whole number up to 1,000,000, or leave it empty',
    ]);
  });

  it.each([0, 1.5, 501])('%s gifts per person are refused', (gifts_per_person) => {
    expect(messagesOf(micrositeRequest, { products: [], gifts_per_person })).toHaveLength(1);
  });

  it('gives a person as many gifts as there are at most', () => {
    expect(tooManyGifts({ ...unset, giftsPerPerson: 2 })).toBeNull();
    expect(tooManyGifts({ ...unset, giftsPerPerson: 3 })).toBe('A number from 1 to 2');
    expect(tooManyGifts(unsetMicrosite([]))).toBeNull();
  });
});

it('a set-up goes over the wire and back', () => {
  const setup = changedMicrosite(unset, request({ products, ...opening }));
  expect(z.decode(micrositeSetup, z.encode(micrositeSetup, setup))).toEqual(setup);
});

describe('the form of the set-up', () => {
  it('starts in the time zone of the buyer, and sends what it started with', () => {
    const form = toMicrositeSetupForm(unset, 'Asia/Dubai');
    expect(form).toMatchObject({
      version: '0',
      giftsPerPerson: 2,
      opens: '',
      closes: '',
      timeZone: 'Asia/Dubai',
    });
    const body = micrositeRequest.parse(toMicrositeRequest(micrositeSetupForm.parse(form)));
    expect(changedMicrosite(unset, body)).toEqual({ ...unset, version: '1', timeZone: 'Asia/Dubai' });
  });

  it('reads back what was saved', () => {
    const saved = changedMicrosite(unset, request({ products, gifts_per_person: 1, ...opening }));
    const form = toMicrositeSetupForm(saved, 'UTC');
    expect(form.items[0]?.options).toBe('S, M');
    const body = micrositeRequest.parse(toMicrositeRequest(micrositeSetupForm.parse(form)));
    expect(changedMicrosite(saved, body)).toEqual({ ...saved, version: '2' });
    const collecting = { ...body, collects_addresses: true };
    expect(changedMicrosite(saved, collecting).collectsAddresses).toBe(true);
  });

  it('says what is wrong with its times', () => {
    const form = toMicrositeSetupForm(unset, 'Europe/London');
    const wrong = { ...form, opens: '2026-01-02T10:00', closes: '2026-01-01T10:00' };
    expect(messagesOf(micrositeSetupForm, wrong)).toEqual(['closes: It must close after it opens']);
    expect(messagesOf(micrositeSetupForm, { ...form, timeZone: '' })).toEqual([
      'timeZone: Choose a time zone',
    ]);
  });
});
