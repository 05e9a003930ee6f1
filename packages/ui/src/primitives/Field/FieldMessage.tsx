import { TriangleAlert } from 'lucide-react';

type FieldMessageProps = Readonly<{
  /** Id for the control's `aria-describedby`. */
  id: string;
  hint?: string | undefined;
  error?: string | undefined;
}>;

/**
 * The hint or error under a control or group. Not a live region: focus moves to the first invalid control, whose
 * description it is.
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
