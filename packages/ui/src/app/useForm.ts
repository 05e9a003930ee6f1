import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form';

/** What a control shows, in the form's terms; `undefined` for controls whose value is not what is seen of them. */
const shownBy = (control: Element): string | boolean | undefined => {
  if (control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement) return control.value;
  if (!(control instanceof HTMLInputElement) || ['radio', 'file', 'submit'].includes(control.type))
    return undefined;
  return control.type === 'checkbox' ? control.checked : control.value;
};

/**
 * react-hook-form's `useForm`, with one difference: what is sent is what is seen. Browsers and password managers fill
 * fields without an event that would tell the form; before each submit it takes over what its controls show.
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
      // A name the form does not know reads as `undefined`, and is left alone like everything that is no text or tick.
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
