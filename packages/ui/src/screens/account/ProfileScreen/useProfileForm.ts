import { ApiError } from '@gifting/api/core/error';
import { type Merge, mergeEdits } from '@gifting/domain/forms/merge';
import { type Profile, profileFieldNames } from '@gifting/domain/profile/profile';
import { useEffect, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { endsSession } from '#app/error-catalogue.ts';
import { serverFieldErrors } from '#app/server-field-errors.ts';
import { notify } from '#primitives/Toaster/toast.ts';
import type { FieldLabels } from '#screens/shared/MergedEdits.tsx';
import { failureText } from '../failure-text';
import { profileTexts as texts } from './ProfileScreen.texts';

type Versioned = FieldValues & { version?: string | null | undefined };

interface ProfileFormOptions<Input extends Versioned, Output> {
  readonly form: UseFormReturn<Input, unknown, Output>;
  /** The inputs of what is saved; `undefined` until it is loaded. The same object until it changes. */
  readonly saved: Input | undefined;
  readonly labels: FieldLabels<Input>;
  /** Saves valid values and resolves the profile as it is then. */
  readonly send: (values: Output) => Promise<Profile>;
  readonly toInput: (profile: Profile) => Input;
  /** The inputs of what is there, from the refusal of an outdated change; `null` for other failures. */
  readonly presentOf: (error: unknown) => Input | null;
  /** What a toast says of what was saved. */
  readonly done: (profile: Profile) => string;
}

/**
 * A form of the profile with what is saved in it. Newer values come into a form that nobody has touched; otherwise they
 * are shown against what was typed when it is saved. A failure keeps everything that was typed.
 */
export const useProfileForm = <Input extends Versioned, Output>({
  form,
  saved,
  labels,
  send,
  toInput,
  presentOf,
  done,
}: ProfileFormOptions<Input, Output>) => {
  const [conflict, setConflict] = useState<{ readonly merge: Merge<Input>; readonly theirs: Input } | null>(
    null,
  );
  const { isDirty, isSubmitting, defaultValues } = form.formState;
  const { reset } = form;
  useEffect(() => {
    if (saved && !isDirty) reset(saved);
    // A form that becomes clean again keeps the version it was read at.
  }, [saved, reset]);

  const showErrors = (error: unknown): boolean => {
    const names = new Map<string, string>(Object.entries(profileFieldNames));
    const known = Object.entries(serverFieldErrors(error)).flatMap(([name, message]) => {
      const own = names.get(name);
      return own !== undefined && own in labels ? [[own as FieldPath<Input>, message] as const] : [];
    });
    for (const [index, [name, message]] of known.entries())
      form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
    return known.length > 0;
  };

  const mergeWith = (theirs: Input) => {
    const merge = mergeEdits<Input>(Object.keys(labels) as (keyof Input)[], {
      // What the form was filled with.
      base: defaultValues as Input,
      mine: form.getValues(),
      theirs,
    });
    form.reset(theirs);
    form.reset(merge.values, { keepDefaultValues: true });
    setConflict({ merge, theirs });
  };

  const save = form.handleSubmit(async (values) => {
    try {
      const profile = await send(values);
      form.reset(toInput(profile));
      setConflict(null);
      notify.success(done(profile));
    } catch (error) {
      const present = presentOf(error);
      if (present) mergeWith(present);
      else if (!(showErrors(error) || (error instanceof ApiError && endsSession(error))))
        notify.error(failureText(error, texts.failed));
    }
  });

  return { save, saving: isSubmitting, conflict };
};
