import type { ResolverOptions } from 'react-hook-form';
import { expect, test } from 'vitest';
import { refuseUnfinished } from './refuse-unfinished';

interface Times {
  opens: string;
  closes: string;
}

const values: Times = { opens: '', closes: '2026-01-01T10:00' };

/** A native input: `badInput` with a part of a value only. */
const input = (name: keyof Times, badInput: boolean) => ({ name, ref: { name, validity: { badInput } } });

const resolve = (badInput: boolean) => {
  const options: ResolverOptions<Times> = {
    fields: { opens: input('opens', badInput), closes: input('closes', false) },
    shouldUseNativeValidation: undefined,
  };
  const resolver = refuseUnfinished<Times, unknown, Times>(
    () => ({ values, errors: {} }),
    'Enter the whole date and time',
  );
  return resolver(values, undefined, options);
};

test('a time that is only partly filled is not taken for a blank one', async () => {
  const { errors } = await resolve(true);
  expect(Object.keys(errors)).toEqual(['opens']);
  expect(errors).toMatchObject({ opens: { message: 'Enter the whole date and time' } });
});

test('a blank one passes', async () => {
  expect(await resolve(false)).toEqual({ values, errors: {} });
});
