import { errorPanelTexts } from '#patterns/ErrorPanel/ErrorPanel.texts.ts';
import { Button } from '#primitives/Button/Button.tsx';
import './ShowMore.css';

type ShowMoreProps = Readonly<{
  /** How many entries are shown: `20 orders shown`. Announced when it changes. */
  shown: string;
  /** Label of the button, e.g. `Show more orders`. */
  label: string;
  loadingLabel: string;
  /** Why the next page is missing; announced when it appears. */
  error?: string | null | undefined;
  loading: boolean;
  /** Requests the next page; without it the list has ended. */
  onMore?: (() => void) | undefined;
}>;

/**
 * Below a list that is read in pages: what is shown, and a button for more. The button stays focused while it loads and
 * after a failure; the list moves focus to the first new entry. Not for a list that is read whole.
 */
export const ShowMore = ({ shown, label, loadingLabel, error, loading, onMore }: ShowMoreProps) => (
  <div className="show-more">
    <p role="status" className="show-more__shown">
      {shown}
    </p>
    {error && (
      <p role="alert" className="show-more__error">
        {error}
      </p>
    )}
    {onMore && (
      <Button variant="secondary" loading={loading} loadingLabel={loadingLabel} onClick={onMore}>
        {error ? errorPanelTexts.tryAgain : label}
      </Button>
    )}
  </div>
);
