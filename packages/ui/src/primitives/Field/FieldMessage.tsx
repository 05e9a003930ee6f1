import { TriangleAlert } from 'lucide-react';

type FieldMessageProps = Readonly<{
  /** The id the control points at with `aria-describedby`. */
  id: string;
  hint?: string | undefined;
  error?: string | undefined;
}>;

/**
 * The line under a control or a group of controls: its hint, or in its place the message that says what to mend.
 * It is no live region: a form that is sent with six faults would read six messages at once. The message belongs to the
 * control through `aria-describedby`, and the form moves focus to the first invalid control, which reads it.
 */
export const FieldMessage = ({ id, hint, error }: FieldMessageProps) => {
  if (error) {
    return (
      <p className="field__error" id={id}>
        <TriangleAlert className="icon" />
        {error}
      </p>
    );
  }
  return hint ? (
    <p className="field__hint" id={id}>
      {hint}
    </p>
  ) : null;
};
