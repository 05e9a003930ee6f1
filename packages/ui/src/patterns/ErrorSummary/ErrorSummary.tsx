import { TriangleAlert } from 'lucide-react';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import './ErrorSummary.css';

/** One fault: the id of the control it is at, and what is wrong with it. */
export type FieldFault = Readonly<{ field: string; message: string }>;

type ErrorSummaryProps = Readonly<{
  /** What happened, e.g. `There are 3 things to put right`. */
  title: string;
  /** In the order of the fields on the page. Shows nothing while there are none. */
  faults: readonly FieldFault[];
  /**
   * How often the form was sent (react-hook-form: `formState.submitCount`). Each time it grows, focus moves here; turn
   * `shouldFocusError` off in such a form.
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
 * Everything that is wrong with a long form, at its top, each with a way to its field. A form that fits on one screen needs
 * none: there focus goes to the first invalid field by itself.
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
