import { useKnownCapability } from '@gifting/api/capabilities/queries';
import { InlineLink } from '#app/links.tsx';
import { paths } from '#app/paths.ts';
import { ScreenTitle } from '#app/ScreenTitle.tsx';
import { SampleNote } from '#patterns/SampleNote/SampleNote.tsx';
import { greetingTexts, useGreetedName } from '#screens/account/greeting.ts';
import { CountedDashboard } from './CountedDashboard';
import { DashboardPanels } from './DashboardPanels';
import { dashboardTexts as texts } from './DashboardScreen.texts';
import { DashboardSkeleton } from './DashboardSkeleton';
import { sample } from './sample';

/**
 * The dashboard's start page (/dashboard): a greeting, four cards and five panels (DASH-28 to 38), of the reader's own
 * orders where the API counts them, otherwise with sample values (DASH-39).
 */
export const DashboardScreen = () => {
  const name = useGreetedName();
  const counts = useKnownCapability('dashboard.summary');
  return (
    <>
      <ScreenTitle>{texts.title}</ScreenTitle>
      <div className="mt-1 mb-6 grid justify-items-start gap-2.5">
        <h1 className="t-title">
          {greetingTexts.hello(name)}, <span className="text-muted">{greetingTexts.welcome}</span>
        </h1>
        {counts === false && (
          <SampleNote label={texts.sample}>
            {texts.sampleNote} <InlineLink to={paths.orders}>{texts.orders}</InlineLink>.
          </SampleNote>
        )}
      </div>
      {counts === undefined && <DashboardSkeleton />}
      {counts === true && <CountedDashboard />}
      {counts === false && <DashboardPanels view={sample} />}
    </>
  );
};
