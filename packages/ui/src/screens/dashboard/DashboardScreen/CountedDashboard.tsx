import { summaryQuery } from '@gifting/api/dashboard/queries';
import type { DashboardSummary } from '@gifting/domain/dashboard/summary';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink, InlineLink } from '#app/links.tsx';
import { orderPath, paths } from '#app/paths.ts';
import { useRole } from '#app/ServicesProvider.tsx';
import { EmptyState } from '#patterns/EmptyState/EmptyState.tsx';
import { ErrorPanel } from '#patterns/ErrorPanel/ErrorPanel.tsx';
import { Panel } from '#patterns/Panel/Panel.tsx';
import { ResourceView } from '#patterns/ResourceView/ResourceView.tsx';
import { Card } from '#primitives/Card/Card.tsx';
import { DashboardPanels } from './DashboardPanels';
import { dashboardTexts as texts } from './DashboardScreen.texts';
import { DashboardSkeleton } from './DashboardSkeleton';
import { anchors, viewOf } from './view-of';

const WaitingOrders = ({ waiting, waitingOrders }: DashboardSummary) => {
  const role = useRole();
  const more = waitingOrders - waiting.length;
  return (
    <div id={anchors.waiting} className="mb-5">
      <Panel title={texts.actionOrders}>
        <ul>
          {waiting.map(({ orderId, name, status }) => (
            <li key={orderId} className="waiting">
              <InlineLink to={orderPath(orderId)}>{texts.orderOf(orderId, name)}</InlineLink>
              <span>{texts.nextStep(role, status)}</span>
            </li>
          ))}
        </ul>
        {more > 0 && (
          <p className="t-sm muted px-5 pb-5">
            {texts.moreWaiting(more)} <InlineLink to={paths.orders}>{texts.orders}</InlineLink>.
          </p>
        )}
      </Panel>
    </div>
  );
};

const hasNothing = ({ activity }: DashboardSummary) => activity.length === 0;

/** The start page of the reader's own orders (`dashboard.summary`). */
export const CountedDashboard = () => (
  <ResourceView
    resource={useQuery(summaryQuery())}
    loadingLabel={texts.loading}
    loading={<DashboardSkeleton />}
    isEmpty={hasNothing}
    empty={
      <Card className="p-5">
        <EmptyState message={texts.nothingYet}>
          <ButtonLink to={paths.builder}>{texts.build}</ButtonLink>
        </EmptyState>
      </Card>
    }
    renderError={(_error, retry) => (
      <div className="mb-5">
        <ErrorPanel message={texts.error} retryLabel={texts.tryAgain} onRetry={retry} />
      </div>
    )}
  >
    {(summary) => (
      <DashboardPanels view={viewOf(summary)}>
        {summary.waiting.length > 0 && <WaitingOrders {...summary} />}
      </DashboardPanels>
    )}
  </ResourceView>
);
