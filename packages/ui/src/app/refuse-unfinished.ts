import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * Adds an error to each native input that is only partly filled, such as a date without its year: the value of one is
 * blank, so a schema would take what was typed for nothing.
 */
export const refuseUnfinished =
  <Input extends FieldValues, Context, Output>(
    resolver: Resolver<Input, Context, Output>,
    message: string,
  ): Resolver<Input, Context, Output> =>
  async (values, context, options) => {
    const result = await resolver(values, context, options);
    const unfinished = Object.entries(options.fields).filter(
      ([, { ref }]) => ref && 'validity' in ref && ref.validity.badInput,
    );
    if (unfinished.length === 0) return result;
    const errors = unfinished.map(([name, { ref }]) => [name, { type: 'unfinished', message, ref }]);
    return { values: {}, errors: { ...result.errors, ...Object.fromEntries(errors) } };
  };
