import { useDraft } from '#app/useDraft.ts';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import { builderTexts as texts } from './BuilderScreen.texts';
import { FailedPanel } from './FailedPanel';
import type { Repricing } from './useRepricing';

/** Replaces the total while the box has prices in another currency. */
export const RepricingPanel = ({ repricing }: { readonly repricing: Repricing }) => {
  const [{ project }] = useDraft();
  const currency = project?.currency ?? '';
  if (repricing.state === 'failed')
    return <FailedPanel message={texts.repricingFailed(currency)} onRetry={repricing.retry} />;
  return (
    <div className="grid gap-3" role="status">
      <p className="text-muted text-sm">{texts.repricing(currency)}</p>
      <Skeleton shape="box" height="12rem" />
    </div>
  );
};
