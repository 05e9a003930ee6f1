import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { conversionTo, exchange, unconverted } from '../money/exchange';
import { ladderOf, ladderQuote, rangeNotes, readTypedRange } from './ladder';
import { unitPrice } from './price';
import { isTurned } from './range-rules';

const end = fc.integer({ min: 0, max: 20 });
const spans = fc.array(fc.option(fc.record({ min: end, max: end })), { maxLength: 6 });

describe('the ladder', () => {
  test('has every pack count from its first to its last in one step, with the rows that hold it', () => {
    fc.assert(
      fc.property(spans, end, (ranges, smallestOrder) => {
        const steps = ladderOf(ranges, smallestOrder);
        const counts = steps.flatMap(({ min, max }) =>
          Array.from({ length: max - min + 1 }, (_, index) => min + index),
        );
        expect(counts).toEqual(counts.map((_, index) => (counts[0] ?? 0) + index));
        for (const packs of Array.from({ length: 21 }, (_, index) => index)) {
          const holding = ranges.flatMap((range, row) =>
            range && !isTurned(range) && range.min <= packs && packs <= range.max ? [row] : [],
          );
          const step = steps.find(({ min, max }) => min <= packs && packs <= max);
          expect(step?.rows ?? []).toEqual(holding);
        }
      }),
      { seed: 1, numRuns: 500 },
    );
  });
  test('begins at the smallest order, where no range holds it', () => {
    expect(ladderOf([{ min: 50, max: 99 }], 10)).toEqual([
      { min: 10, max: 49, rows: [] },
      { min: 50, max: 99, rows: [0] },
    ]);
    expect(ladderOf([], 10)).toEqual([]);
  });
});

describe('the notes on price ranges', () => {
  test('name gaps at the row after them, and how to close them', () => {
    const ranges = [
      { min: 1000, max: 2500 },
      { min: 50, max: 99 },
      { min: 100, max: 799 },
    ];
    expect(rangeNotes(ranges, 10)).toEqual([
      {
        row: 1,
        end: 'min',
        message: '10 to 49 is in no range, so the price of range 1 applies',
        mend: { row: 1, end: 'min', value: 10 },
      },
      {
        row: 0,
        end: 'min',
        message: '800 to 999 is in no range, so the price of range 1 applies',
        mend: { row: 2, end: 'max', value: 999 },
      },
    ]);
  });
  test('wait for a row that is still typed before they name a gap', () => {
    expect(rangeNotes([{ min: 1, max: 9 }, null, { min: 50, max: 99 }], 0)).toEqual([]);
  });
  test('name what is below the minimum order quantity', () => {
    const ranges = [
      { min: 1, max: 49 },
      { min: 50, max: 50 },
      { min: 51, max: 400 },
    ];
    expect(rangeNotes(ranges, 100)).toEqual([
      { row: 0, end: 'max', message: 'All of it is below the minimum order quantity of 100' },
      { row: 1, end: 'max', message: 'All of it is below the minimum order quantity of 100' },
      {
        row: 2,
        end: 'min',
        message: 'It starts below the minimum order quantity of 100',
        mend: { row: 2, end: 'min', value: 100 },
      },
    ]);
  });
});

describe('a row that is typed', () => {
  test('is read as far as it can be', () => {
    expect(readTypedRange({ price: '8.4', min: '1', max: '' })).toEqual({
      span: null,
      price: 840,
      messages: { max: 'Enter a max' },
    });
    expect(readTypedRange({ price: 'free', min: '5', max: '4' })).toEqual({
      span: { min: 5, max: 4 },
      price: null,
      messages: { price: 'Price is an amount from 0 to 1,000,000.00, such as 8.40' },
    });
  });
});

describe('what packs cost', () => {
  const ranges = [
    { min: 10, max: 50, price: 1240 },
    { min: 51, max: 400, price: 1076 },
  ];
  test('is what the shop says, in its currency', () => {
    expect(ladderQuote(ranges, 250, unconverted)).toEqual({ unit: 1076, total: 269_000, range: ranges[1] });
    const euro = conversionTo('EUR', 1.17);
    const converted = ranges.map((range) => ({ ...range, price: exchange(range.price, euro) }));
    expect(ladderQuote(ranges, 250, euro)?.unit).toBe(unitPrice(converted, 250));
  });
  test('is the price of the first range where none holds the packs', () => {
    expect(ladderQuote(ranges, 500, unconverted)).toEqual({ unit: 1240, total: 620_000, range: null });
    expect(ladderQuote([], 500, unconverted)).toBeNull();
  });
});
