import { Button } from '#primitives/Button/Button.tsx';
import { errorPanelTexts } from './ErrorPanel.texts';
import './ErrorPanel.css';

type ErrorPanelProps = Readonly<{
  /** A word above the message, e.g. `Failed!`. */
  title?: string | undefined;
  /** What went wrong. */
  message: string;
  /** Label of the button that `onRetry` adds. */
  retryLabel?: string | undefined;
  onRetry?: (() => void) | undefined;
}>;

/** A load failure with a way to retry; announced when it appears. */
export const ErrorPanel = ({
  title,
  message,
  retryLabel = errorPanelTexts.tryAgain,
  onRetry,
}: ErrorPanelProps) => (
  <div className="error-panel-box">
    <div className="error-panel" role="alert">
      <img src="/pictures/state-error.svg" alt="" width={480} height={480} />
      <div className="error-panel__text">
        {title && <p className="error-panel__message">{title}</p>}
        <p className={title ? undefined : 'error-panel__message'}>{message}</p>
        {onRetry && (
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {retryLabel}
          </Button>
        )}
      </div>
    </div>
  </div>
);
