import { type KeyValueStorage, parseJson } from '@gifting/client-state/storage/storage';
import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormProps, UseFormReturn } from 'react-hook-form';
import { type KeptFormName, keyOf } from './kept-forms';
import { useServices } from './ServicesProvider';
import { useForm } from './useForm';

/**
 * Copies the values of `stored` that have the place and type of those in `shape`; the rest stays as in `shape`. The
 * items of an array are like its first; without one, as in a list of files, nothing is copied.
 */
const likeShape = (shape: unknown, stored: unknown): unknown => {
  if (shape === null) return stored === undefined || typeof stored === 'object' ? null : stored;
  if (typeof shape !== 'object') return typeof stored === typeof shape ? stored : shape;
  if (Array.isArray(shape)) {
    const copies = Array.isArray(stored) && shape.length > 0;
    return copies ? stored.map((each) => likeShape(shape[0], each)) : shape;
  }
  if (typeof stored !== 'object' || stored === null) return shape;
  const entries = new Map(Object.entries(stored));
  return Object.fromEntries(
    Object.entries(shape).map(([key, value]) => [key, likeShape(value, entries.get(key))]),
  );
};

/** Stores the values that a form starts with the next time it opens. */
export const keepForm = (storage: KeyValueStorage, name: KeptFormName, values: object): void => {
  storage.write(keyOf(name), JSON.stringify(values));
};

/** A form and its persisted values. */
export type KeptForm<Input extends FieldValues, Output> = UseFormReturn<Input, unknown, Output> & {
  /** Removes the persisted values until the next change. */
  readonly forget: () => void;
  /** Whether the form started with persisted values. */
  readonly restored: boolean;
};

/**
 * A form whose values survive a reload or sign-in, in session storage under `name` until `forget()`. Files are not
 * persisted. Never use it for forms with a password.
 */
export const useKeptForm = <Input extends FieldValues, Output = Input>(
  name: KeptFormName,
  {
    defaultValues,
    ...options
  }: Omit<UseFormProps<Input, unknown, Output>, 'defaultValues'> & { readonly defaultValues: Input },
): KeptForm<Input, Output> => {
  const { tabStorage } = useServices();
  const key = keyOf(name);
  // `likeShape` returns the shape it was given.
  const [initial] = useState(
    () => likeShape(defaultValues, parseJson(tabStorage.read(key))) as DefaultValues<Input>,
  );
  const form = useForm<Input, unknown, Output>({ ...options, defaultValues: initial });
  const [restored] = useState(() => JSON.stringify(initial) !== JSON.stringify(defaultValues));
  const forgotten = useRef(false);
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name: changed, values }) => {
          // `watch` fires once more after a submit, without a field name.
          if (changed === undefined && forgotten.current) return;
          forgotten.current = false;
          keepForm(tabStorage, name, values);
        },
      }),
    [subscribe, tabStorage, name],
  );
  const forget = () => {
    forgotten.current = true;
    tabStorage.remove(key);
  };
  return { ...form, forget, restored };
};
