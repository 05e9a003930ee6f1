import { TriangleAlert } from 'lucide-react';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import './ErrorSummary.css';

/** An error: the id of its control and the message. */
export type FieldFault = Readonly<{ field: string; message: string }>;

type ErrorSummaryProps = Readonly<{
  /** Heading, e.g. `There are 3 things to put right`. */
  title: string;
  /** In page order. Renders nothing while empty. */
  faults: readonly FieldFault[];
  /**
   * react-hook-form's `formState.submitCount`. Focus moves here when it grows; disable `shouldFocusError` in such a
   * form.
   */
  attempt: number;
}>;

const goTo = (field: string) => (event: MouseEvent) => {
  event.preventDefault();
  const control = document.getElementById(field);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
};

/**
 * All errors of a long form at its top, each linked to its field. Short forms need none: focus goes to the first
 * invalid field.
 */
export const ErrorSummary = ({ title, faults, attempt }: ErrorSummaryProps) => {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);

  if (faults.length === 0) return null;
  return (
    <section ref={box} className="faults" aria-labelledby={id} tabIndex={-1}>
      <TriangleAlert className="icon" />
      <div className="min-w-0">
        <h2 className="faults__title" id={id}>
          {title}
        </h2>
        <ul>
          {faults.map(({ field, message }) => (
            <li key={field}>
              <a className="faults__link" href={`#${field}`} onClick={goTo(field)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};
