import { ApiError } from '@gifting/api/core/error';
import type { ReactNode } from 'react';
import { ButtonLink } from '#app/links.tsx';
import { PendingTitle } from '#app/PendingTitle.tsx';
import { ScreenTitle } from '#app/ScreenTitle.tsx';
import { useServices } from '#app/ServicesProvider.tsx';
import { EmptyState } from '#patterns/EmptyState/EmptyState.tsx';
import { ErrorPanel } from '#patterns/ErrorPanel/ErrorPanel.tsx';
import { type Resource, ResourceView } from '#patterns/ResourceView/ResourceView.tsx';
import { Card } from '#primitives/Card/Card.tsx';
import { OrderDetailSkeleton } from './OrderDetailLayout';
import { orderDetailTexts as texts } from './order-detail.texts';

type OrderDetailViewProps<Detail> = Readonly<{
  resource: Resource<Detail>;
  /** The title of the document, and its heading until the detail has one. */
  title: string;
  loadingLabel: string;
  /** No such order of this person; the message does not reveal whether it exists. */
  unknown: Readonly<{ message: string; hint: string; back: string; to: string }>;
  children: (detail: Detail) => ReactNode;
}>;

/** The page of one order or campaign: loading, failed, unknown or ready (ORDD-15, CAMPD-02). */
export const OrderDetailView = <Detail,>({
  resource,
  title,
  loadingLabel,
  unknown,
  children,
}: OrderDetailViewProps<Detail>) => {
  const { page } = useServices();
  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      {resource.data === undefined && <PendingTitle>{title}</PendingTitle>}
      <ResourceView
        resource={resource}
        loadingLabel={loadingLabel}
        loading={<OrderDetailSkeleton />}
        renderError={(error) =>
          error instanceof ApiError && error.status === 404 ? (
            <Card>
              <EmptyState message={unknown.message}>
                <p className="mb-3 text-muted">{unknown.hint}</p>
                <ButtonLink to={unknown.to} variant="primary">
                  {unknown.back}
                </ButtonLink>
              </EmptyState>
            </Card>
          ) : (
            <ErrorPanel message={texts.error} retryLabel={texts.tryAgain} onRetry={() => page.reload()} />
          )
        }
      >
        {children}
      </ResourceView>
    </>
  );
};
