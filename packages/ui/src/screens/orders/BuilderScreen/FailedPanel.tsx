import { GreyPanel } from '#patterns/GreyPanel/GreyPanel.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { builderTexts as texts } from './BuilderScreen.texts';

type FailedPanelProps = Readonly<{ message?: string; onRetry: () => void }>;

/** The grey panel for content that failed to load (CAT-04, PRD-13, C-10), with a retry. */
export const FailedPanel = ({ message = texts.failed, onRetry }: FailedPanelProps) => (
  <div role="alert">
    <GreyPanel message={message} picture="/pictures/state-error.svg">
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </GreyPanel>
  </div>
);
