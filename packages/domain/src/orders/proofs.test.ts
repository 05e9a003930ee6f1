import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { orderTransitions } from './lifecycle';
import { orderStatuses } from './order-status';
import { isWholePdf, proofKindOf } from './proof-file';
import {
  commentForm,
  commentRequest,
  proofsFaults,
  proofsForm,
  takesComments,
  toProofsRequest,
} from './proofs';

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const faultsOf = (schema: z.ZodMiniType, body: unknown) =>
  z.safeParse(schema, body).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('the content of a file', () => {
  test.each([
    ['\x89PNG\r\n\x1a\n', 'png'],
    ['\xff\xd8\xff\xe0', 'jpg'],
    ['RIFF\x00\x01\x02\x0aWEBPVP8 ', 'webp'],
    ['%PDF-1.7', 'pdf'],
    ['\n\n%PDF-1.4', 'pdf'],
    ['RIFF1234WAVE', null],
    ['<svg xmlns="http://www.w3.org/2000/svg">', null],
    ['', null],
  ])('%j is %s', (content, kind) => {
    expect(proofKindOf(bytesOf(content))).toBe(kind);
  });

  test('a document that was cut off is no whole one', () => {
    const whole = `%PDF-1.7${'x'.repeat(5000)}%%EOF\n`;
    expect(isWholePdf(bytesOf(whole))).toBe(true);
    expect(isWholePdf(bytesOf(whole.slice(0, -10)))).toBe(false);
  });
});

describe('sending proofs', () => {
  const now = new Date('2026-03-10T23:30:00Z');
  const days = fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true });

  test('the day to answer by is after today', () => {
    fc.assert(
      fc.property(days, (day) => {
        const answer_by = day.toISOString().slice(0, 10);
        const faults = proofsFaults({ answer_by, proofs: [] }, { items: [], now });
        expect('answer_by' in faults).toBe(answer_by <= '2026-03-10');
      }),
    );
  });

  test('each item is one of the order, once', () => {
    const ids = fc.constantFrom('1', '2', '3', '4', '5');
    fc.assert(
      fc.property(fc.array(ids), fc.uniqueArray(ids), (sent, items) => {
        const proofs = sent.map((item_id) => ({ item_id }));
        const faults = proofsFaults({ answer_by: '2026-04-01', proofs }, { items, now });
        const right = sent.filter((id, index) => items.includes(id) && sent.indexOf(id) === index);
        expect(Object.keys(faults)).toHaveLength(sent.length - right.length);
      }),
    );
  });

  test('a form without any file says so at its first', () => {
    const form = { note: '', answer_by: '2026-04-01', proofs: [{ item_id: '7', file: null }] };
    expect(faultsOf(proofsForm, form)).toEqual([
      'proofs.0.file: Choose a picture or a document: PNG, JPEG, WebP, PDF',
    ]);
  });

  test('items without a file are not sent', () => {
    const file = new File(['x'], 'mug.png');
    const proofs = [
      { item_id: '7', file: null },
      { item_id: '8', file },
    ];
    expect(toProofsRequest({ note: '', answer_by: '2026-04-01', proofs }, '3')).toEqual({
      note: '',
      answer_by: '2026-04-01',
      version: '3',
      proofs: [{ item_id: '8', file }],
    });
  });
});

describe('a comment', () => {
  test('its place is a whole per cent of the picture', () => {
    fc.assert(
      fc.property(fc.double(), fc.integer({ min: -50, max: 150 }), (x, y) => {
        const isPercent = (value: number) => Number.isInteger(value) && value >= 0 && value <= 100;
        const { success } = z.safeParse(commentRequest, { text: 'Higher', place: { x, y } });
        expect(success).toBe(isPercent(x) && isPercent(y));
      }),
    );
  });

  test('without a pin it is about the whole piece', () => {
    const entered = { text: ' Higher ', pinned: false, x: 20, y: 30 };
    expect(z.parse(commentForm('2'), entered)).toEqual({ text: 'Higher', place: null, version: '2' });
    const { place } = z.parse(commentForm('2'), { ...entered, pinned: true });
    expect(place).toEqual({ x: 20, y: 30 });
  });

  test('says something', () => {
    expect(faultsOf(commentRequest, { text: ' \n' })).toEqual(['text: Write what you would like to say']);
  });

  test('is taken from the first proof to the approval', () => {
    const { approve, ask_changes, send_proof } = orderTransitions;
    const open = new Set([...approve.from, ask_changes.to, send_proof.to]);
    for (const status of orderStatuses) expect(takesComments(status)).toBe(open.has(status));
  });
});
