import { Button } from '#primitives/Button/Button.tsx';
import { errorPanelTexts } from './ErrorPanel.texts';
import './ErrorPanel.css';

type ErrorPanelProps = Readonly<{
  /** What went wrong, in the words of the error catalogue. */
  message: string;
  /** The words of the button, e.g. `Try Again`. The button is shown when `onRetry` is given. */
  retryLabel?: string | undefined;
  onRetry?: (() => void) | undefined;
}>;

/** Something could not be loaded: an undone ribbon, the message, and a way to try again. Read out as soon as it appears. */
export const ErrorPanel = ({ message, retryLabel = errorPanelTexts.tryAgain, onRetry }: ErrorPanelProps) => (
  <div className="error-panel-box">
    <div className="error-panel" role="alert">
      <img src="/pictures/state-error.svg" alt="" width={480} height={480} />
      <div className="error-panel__text">
        <p className="error-panel__message">{message}</p>
        {onRetry && (
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {retryLabel}
          </Button>
        )}
      </div>
    </div>
  </div>
);
