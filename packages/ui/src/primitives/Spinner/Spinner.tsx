import { cva } from 'class-variance-authority';
import './Spinner.css';

const styles = cva('spinner', { variants: { size: { sm: '', lg: 'spinner--lg' } } });

type SpinnerProps = Readonly<{
  /** What is being waited for, read out once. Leave it away only where text beside the ring already says it. */
  label?: string | undefined;
  /** `sm` follows the size of the text around it; `lg` (40 px) stands alone in an area. */
  size?: 'sm' | 'lg' | undefined;
}>;

/** A turning ring for short waits of one control or area. A whole page that waits uses `LoadingOverlay`, a list `Skeleton`. */
export const Spinner = ({ label, size = 'sm' }: SpinnerProps) =>
  label === undefined ? (
    <span className={styles({ size })} aria-hidden="true" />
  ) : (
    <span role="status" className="inline-flex">
      <span className={styles({ size })} aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </span>
  );
