import * as z from 'zod/mini';
import { emailField } from '../account/forms';
import { requiredText } from '../forms/fields';

/** The bounds of a project: whole packs up to a million, any budget from 0 (departure from S14.13). */
export const packsLimits = { min: 1, max: 1_000_000 } as const;

/** Up to twelve digits before the point, as the largest total of an order has. */
const plainNumber = /^\d{1,12}(\.\d{1,2})?$/;

/** The form of builder step 1; numbers are typed as text and leave as numbers (BLD-14 to 19). */
export const projectForm = z.object({
  name: requiredText('Enter your name'),
  email: emailField('Enter your email'),
  phone: requiredText('Enter your phone number'),
  packs: z.pipe(
    requiredText('Enter the number of packs').check(
      z.refine(
        (text) =>
          text === '' ||
          (/^\d+$/.test(text) && Number(text) >= packsLimits.min && Number(text) <= packsLimits.max),
        {
          error: 'Packs is a whole number from 1 to 1,000,000',
        },
      ),
    ),
    z.transform(Number),
  ),
  currency: requiredText('Choose a currency'),
  budget: z.pipe(
    requiredText('Enter your budget').check(
      z.refine((text) => text === '' || plainNumber.test(text), {
        error: 'Budget is a number from 0 to 999,999,999,999.99, such as 2500 or 2500.50',
      }),
    ),
    z.transform(Number),
  ),
});
/** What the form's inputs hold. */
export type ProjectFormInput = z.input<typeof projectForm>;

/** Who orders, how many packs, in which currency, for which budget (ENT-08). */
export type ProjectDetails = z.output<typeof projectForm>;

/** `1 pack`, `1,250 packs` */
export const packsText = (packs: number): string =>
  packs === 1 ? '1 pack' : `${packs.toLocaleString('en-GB')} packs`;

/** `1 more pack`, `12 more packs` */
export const morePacksText = (packs: number): string =>
  packs === 1 ? '1 more pack' : `${packs.toLocaleString('en-GB')} more packs`;

/** Packs count as 1 while they are unset (CONST-17). */
export const packsOf = (project: Pick<ProjectDetails, 'packs'> | null): number => project?.packs ?? 1;
