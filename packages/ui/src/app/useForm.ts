import { useRef } from 'react';
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

/**
 * react-hook-form's `useForm`, which also reads the controls before each submit: browsers and password managers fill
 * fields without an event. Values typed into a server-rendered form before hydration stay.
 */
export const useForm = <Input extends FieldValues, Context = unknown, Output = Input>(
  props: UseFormProps<Input, Context, Output>,
): UseFormReturn<Input, Context, Output> => {
  const form = useHookForm<Input, Context, Output>(props);
  const seen = useRef(new WeakSet<Element>());
  const setShown = (name: FieldPath<Input>, shown: string | boolean | undefined): void => {
    // Names the form does not know give `undefined` and are left alone, as are values other than strings and
    // booleans.
    const known: unknown = form.getValues(name);
    if (typeof known === typeof shown && known !== shown)
      form.setValue(name, shown as FieldPathValue<Input, FieldPath<Input>>);
  };
  const takeOver = (element: unknown): void => {
    if (!(element instanceof HTMLFormElement)) return;
    for (const control of element.elements) {
      const name = control.getAttribute('name');
      if (name !== null) setShown(name as FieldPath<Input>, shownBy(control));
    }
  };
  const register: typeof form.register = (name, options) => {
    const field = form.register(name, options);
    return {
      ...field,
      ref: (control: unknown) => {
        // Registering writes the form's value into the control, so read it before. Only hydration finds one filled.
        const first = control instanceof Element && !seen.current.has(control);
        const typed = first && shownBy(control);
        if (first) seen.current.add(control);
        field.ref(control);
        if (typed) setShown(name, typed);
      },
    };
  };
  return {
    ...form,
    register,
    handleSubmit: (onValid, onInvalid) => {
      const submit = form.handleSubmit(onValid, onInvalid);
      return (event) => {
        takeOver(event?.currentTarget);
        return submit(event);
      };
    },
  };
};
