import { cva } from 'class-variance-authority';
import './Spinner.css';

const styles = cva('spinner', { variants: { size: { sm: '', lg: 'spinner--lg' } } });

type SpinnerProps = Readonly<{
  /** Announced once. Omit it only where text beside the spinner says it. */
  label?: string | undefined;
  /** `sm` follows the text size; `lg` (40 px) stands alone. */
  size?: 'sm' | 'lg' | undefined;
}>;

/** For short waits of one control or area. A blocked page uses `LoadingOverlay`, a loading list `Skeleton`. */
export const Spinner = ({ label, size = 'sm' }: SpinnerProps) =>
  label === undefined ? (
    <span className={styles({ size })} aria-hidden="true" />
  ) : (
    <span role="status" className="inline-flex">
      <span className={styles({ size })} aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </span>
  );
