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
 * fields without an event.
 */
export const useForm = <Input extends FieldValues, Context = unknown, Output = Input>(
  props: UseFormProps<Input, Context, Output>,
): UseFormReturn<Input, Context, Output> => {
  const form = useHookForm<Input, Context, Output>(props);
  const takeOver = (element: unknown): void => {
    if (!(element instanceof HTMLFormElement)) return;
    for (const control of element.elements) {
      const name = control.getAttribute('name');
      const shown = name === null ? undefined : shownBy(control);
      if (name === null || shown === undefined) continue;
      // Names the form does not know give `undefined` and are left alone, as are values other than strings and
      // booleans.
      const known: unknown = form.getValues(name as FieldPath<Input>);
      if (typeof known === typeof shown && known !== shown)
        form.setValue(name as FieldPath<Input>, shown as FieldPathValue<Input, FieldPath<Input>>);
    }
  };
  return {
    ...form,
    handleSubmit: (onValid, onInvalid) => {
      const submit = form.handleSubmit(onValid, onInvalid);
      return (event) => {
        takeOver(event?.currentTarget);
        return submit(event);
      };
    },
  };
};
