import type { ProductFormInput } from '@gifting/domain/products/forms';
import { rangeNotes, readTypedRange, type TypedRange } from '@gifting/domain/products/ladder';
import { type RangeRemark, rangeFaults } from '@gifting/domain/products/range-rules';
import { type Control, useWatch } from 'react-hook-form';
import { normaliseNumber } from '#primitives/NumberField/normaliseNumber.ts';

/** The price ranges of a product form while they are typed. */
interface TypedRanges {
  readonly typed: readonly TypedRange[];
  /** The minimum order quantity; 0 until it is known. */
  readonly smallestOrder: number;
  /** What must be corrected. */
  readonly faults: readonly RangeRemark[];
  /** What is allowed but likely unintended. */
  readonly notes: readonly RangeRemark[];
}

/** Reads and judges the price ranges of a product form with each key. */
export const useTypedRanges = <Output>(control: Control<ProductFormInput, unknown, Output>): TypedRanges => {
  const [rows, minimum] = useWatch({ control, name: ['priceRanges', 'minimumOrderQuantity'] });
  const typed = rows.map(({ price, min, max }) =>
    readTypedRange({
      price: normaliseNumber(price, 2),
      min: normaliseNumber(min, 0),
      max: normaliseNumber(max, 0),
    }),
  );
  const smallestOrder = Number(normaliseNumber(minimum, 0)) || 0;
  const spans = typed.map(({ span }) => span);
  return { typed, smallestOrder, faults: rangeFaults(spans), notes: rangeNotes(spans, smallestOrder) };
};
