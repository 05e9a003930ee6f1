/**
 * A value that is created when it is first asked for. For the formatters of Intl: creating the first one takes a slow phone
 * some 100 ms, too long while a page loads.
 */
export const onFirstUse = <Value extends object>(create: () => Value): (() => Value) => {
  let value: Value | undefined;
  return () => {
    value ??= create();
    return value;
  };
};
