import { useEffect, useRef } from 'react';
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form';

/** The value a control shows, as a form value; `undefined` for controls whose value is not visible. */
const shownBy = (control: Element): string | boolean | undefined => {
  if (control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement) return control.value;
  if (!(control instanceof HTMLInputElement) || ['radio', 'file', 'submit'].includes(control.type))
    return undefined;
  return control.type === 'checkbox' ? control.checked : control.value;
};

/** Unlike a select, it shows nothing of itself. */
const isTextual = (control: unknown): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;

/**
 * react-hook-form's `useForm`, which keeps what was typed before hydration, and reads the controls before each submit:
 * browsers and password managers fill fields without an event. While it submits, it does not submit once more.
 */
export const useForm = <Input extends FieldValues, Context = unknown, Output = Input>(
  props: UseFormProps<Input, Context, Output>,
): UseFormReturn<Input, Context, Output> => {
  const form = useHookForm<Input, Context, Output>(props);
  const mounted = useRef(false);
  // State arrives with the next render; a second press may come before it.
  const submitting = useRef(false);
  useEffect(() => {
    mounted.current = true;
  }, []);
  /** Takes what a control shows as the value of its name, if the form knows the name and holds something else. */
  const take = (name: string, shown: string | boolean | undefined): void => {
    // Names the form does not know give `undefined` and are left alone, as are values other than strings and booleans.
    const known: unknown = form.getValues(name as FieldPath<Input>);
    if (typeof known === typeof shown && known !== shown)
      form.setValue(name as FieldPath<Input>, shown as FieldPathValue<Input, FieldPath<Input>>);
  };
  const takeOver = (element: unknown): void => {
    if (!(element instanceof HTMLFormElement)) return;
    for (const control of element.elements) {
      const name = control.getAttribute('name');
      if (name !== null) take(name, shownBy(control));
    }
  };
  return {
    ...form,
    register: (name, options) => {
      const { ref, ...field } = form.register(name, options);
      return {
        ...field,
        ref: (element: unknown) => {
          const typed = !mounted.current && isTextual(element) && shownBy(element);
          ref(element);
          // What a server-rendered control shows was typed before it was hydrated.
          if (typed) take(name, typed);
        },
      };
    },
    handleSubmit: (onValid, onInvalid) => {
      const submit = form.handleSubmit(onValid, onInvalid);
      return async (event) => {
        event?.preventDefault();
        if (submitting.current) return;
        submitting.current = true;
        takeOver(event?.currentTarget);
        await submit(event).finally(() => {
          submitting.current = false;
        });
      };
    },
  };
};
