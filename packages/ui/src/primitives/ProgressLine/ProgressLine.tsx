import './ProgressLine.css';

type ProgressLineProps = Readonly<{
  /** What is loading. */
  label: string;
}>;

/**
 * A progress line at the top of the window while the next screen loads and this one stays usable. Mount it only while
 * waiting; short waits do not show it.
 */
export const ProgressLine = ({ label }: ProgressLineProps) => (
  <div className="progress-line" role="progressbar" aria-label={label} />
);
