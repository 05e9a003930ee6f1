import './ProgressLine.css';

type ProgressLineProps = Readonly<{
  /** What is on its way. */
  label: string;
}>;

/**
 * A line along the top of the window while another screen is on its way and the present one can still be used. A short
 * wait never shows it. What must not be interrupted uses `LoadingOverlay`. Mount it only while waiting.
 */
export const ProgressLine = ({ label }: ProgressLineProps) => (
  <div className="progress-line" role="progressbar" aria-label={label} />
);
