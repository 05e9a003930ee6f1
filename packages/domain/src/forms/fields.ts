import * as z from 'zod/mini';
import { formatAmount, toMinor, wireMoney } from '../money/money';
import { wireCount } from '../wire/wire';

/** The largest price of the catalogue, in hundredths: 1,000,000.00. */
export const maxPrice = 100_000_000;

/** The largest number of pieces or packs the catalogue counts. */
export const maxCount = 1_000_000_000;

/** What a text that is too long is refused with. */
export const tooLongText = (max: number): string => `Use ${max} characters or fewer`;

/** Removes NUL and halves of surrogate pairs: no database stores them. */
export const storable = (text: string): string => text.replaceAll(/\0|\p{Surrogate}/gu, '');

/** A typed text, trimmed, as far as it is {@link storable}. */
export const typedText = (max = 255, tooLong = tooLongText(max)) =>
  z.string().check(z.overwrite(storable), z.trim(), z.maxLength(max, tooLong));

/** A text that is required after trimming. */
export const requiredText = (missing: string, max = 255, tooLong = tooLongText(max)) =>
  typedText(max, tooLong).check(z.minLength(1, missing));

const typed = (missing: string, wrong: string, fits: (text: string) => boolean) =>
  requiredText(missing).check(z.refine((text) => text === '' || fits(text), { error: wrong }));

/** A typed whole number; its output is a number. `label` starts the message: "Quantity is a whole number ...". */
export const countField = (label: string, missing: string) =>
  z.pipe(
    typed(
      missing,
      `${label} is a whole number from 0 to ${maxCount.toLocaleString('en-GB')}`,
      (text) => /^\d+$/.test(text) && Number(text) <= maxCount,
    ),
    z.transform(Number),
  );

/** A typed price; its output is in hundredths. `label` starts the message: "Plain price is an amount ...". */
export const priceField = (label: string, missing: string) =>
  z.pipe(
    typed(
      missing,
      `${label} is an amount from 0 to ${formatAmount(maxPrice)}, such as 8.40`,
      (text) => /^\d+(\.\d{1,2})?$/.test(text) && toMinor(text) <= maxPrice,
    ),
    z.transform((text: string) => toMinor(text)),
  );

/** A price in a request body of the catalogue. */
export const wirePrice = z.pipe(
  wireMoney,
  z.int().check(z.lte(maxPrice, { error: () => `A price is ${formatAmount(maxPrice)} at most` })),
);

/** A number of pieces or packs in a request body of the catalogue. */
export const wireQuantity = z.pipe(wireCount, z.int().check(z.lte(maxCount)));
