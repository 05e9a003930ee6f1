import type { OrderDraft } from '@gifting/domain/orders/draft';
import { clearProject, dotOfStep } from '@gifting/domain/orders/steps';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { PublicMeta } from '#app/PublicMeta.tsx';
import { useServices, useSession } from '#app/ServicesProvider.tsx';
import { useDraft } from '#app/useDraft.ts';
import { keepForm } from '#app/useKeptForm.ts';
import { LoadingOverlay } from '#primitives/LoadingOverlay/LoadingOverlay.tsx';
import { Stepper } from '#primitives/Stepper/Stepper.tsx';
import { linkStyles } from '#primitives/TextLink/TextLink.tsx';
import { OrderLayout } from '../shared/OrderLayout';
import { builderTexts as texts } from './BuilderScreen.texts';
import { toProjectForm } from './steps/ProjectStep/project-form';
import type { Builder } from './useBuilder';
import './StepPage.css';

type StepPageProps = Readonly<{
  builder: Builder;
  title: string;
  lead?: ReactNode;
  aside?: ReactNode;
  /** Rendered between the stepper and the title. */
  above?: ReactNode;
  side?: ReactNode;
  dock?: ReactNode;
  children: ReactNode;
}>;

/** The frame of every step: stepper, loading overlay, and a notice if storage fails. */
export const StepPage = ({ builder, above, children, ...layout }: StepPageProps) => {
  const [{ step }, store] = useDraft();
  const emptied = store.emptied();
  const { leave, goBack, heading, leaving } = builder;
  const { tabStorage } = useServices();
  const user = useSession()?.user;
  /** Clears the stored entry (BLD-12); the form shows it again, unsaved until Next. */
  const startOver = (present: OrderDraft) => {
    keepForm(tabStorage, 'project', toProjectForm(present.project, user));
    return clearProject(present);
  };
  const goToDot = (dot: number) => {
    if (dot === 1) leave(startOver);
    if (dot === 2 || dot === 3) goBack(dot);
  };
  return (
    <>
      <PublicMeta title={layout.title} description={texts.about} />
      {leaving && <LoadingOverlay text={texts.moving} />}
      <OrderLayout
        {...layout}
        titleRef={heading}
        above={
          <>
            <div className="step-top">
              <Stepper label={texts.progress} steps={texts.dots} current={dotOfStep(step)} onStep={goToDot} />
              {!store.isStored() && (
                <p role="status" className="step-notice">
                  <Info className="icon" aria-hidden="true" />
                  {texts.notKept}
                </p>
              )}
              {emptied && (
                <div className="step-notice">
                  <p>{texts.emptied}</p>
                  <button
                    type="button"
                    className={linkStyles({ tall: true })}
                    onClick={() => leave(() => emptied)}
                  >
                    {texts.putBack}
                  </button>
                </div>
              )}
            </div>
            {above}
          </>
        }
      >
        {children}
      </OrderLayout>
    </>
  );
};
