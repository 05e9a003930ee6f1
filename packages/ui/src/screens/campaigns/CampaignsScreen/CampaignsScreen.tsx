import { brand } from '@gifting/domain/brand/brand';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { campaignPath } from '#app/paths.ts';
import { useReadsContext } from '#app/reads.ts';
import { ScreenTitle } from '#app/ScreenTitle.tsx';
import { EmptyState } from '#patterns/EmptyState/EmptyState.tsx';
import { ErrorPanel } from '#patterns/ErrorPanel/ErrorPanel.tsx';
import { Panel } from '#patterns/Panel/Panel.tsx';
import { PrintedPages } from '#patterns/PrintedPages/PrintedPages.tsx';
import { RedeemedBar } from '#patterns/RedeemedBar/RedeemedBar.tsx';
import { ResourceView } from '#patterns/ResourceView/ResourceView.tsx';
import { SampleNote } from '#patterns/SampleNote/SampleNote.tsx';
import { RedemptionMeter } from '#primitives/RedemptionMeter/RedemptionMeter.tsx';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import type { TableColumn } from '#primitives/Table/Table.tsx';
import { Tag } from '#primitives/Tag/Tag.tsx';
import {
  dateColumn,
  linkColumn,
  numberColumn,
  priceColumn,
  quantityColumn,
} from '#screens/orders/shared/OrderTable/columns.tsx';
import { OrderTable } from '#screens/orders/shared/OrderTable/OrderTable.tsx';
import { tagOf } from '#screens/orders/shared/status.ts';
import { type CampaignRow, reads } from './CampaignsScreen.reads';
import { campaignsTexts as texts } from './CampaignsScreen.texts';
import { sampleRedeemed } from './sample';
import { useRedemptions } from './useRedemptions';
import './CampaignsScreen.css';

/** A campaign's redemption in percent; `undefined` while it is not known, `null` if it could not be counted. */
type RedemptionOf = (campaign: CampaignRow) => number | null | undefined;

const Redemption = ({ percent }: { readonly percent: ReturnType<RedemptionOf> }) => {
  if (percent === undefined) return <Skeleton width="5rem" />;
  return percent === null ? texts.notCounted : <RedemptionMeter percent={percent} />;
};

const columnsOf = (redemptionOf: RedemptionOf): readonly TableColumn<CampaignRow>[] => [
  numberColumn,
  {
    key: 'status',
    header: texts.columns.status,
    kind: 'status',
    // As received, unlike the status of an order (CAMP-06).
    cell: ({ status }) => <Tag status={tagOf(status)}>{status}</Tag>,
  },
  {
    key: 'redemption',
    header: texts.columns.redemption,
    cell: (campaign) => <Redemption percent={redemptionOf(campaign)} />,
  },
  dateColumn('end', texts.columns.endDate),
  priceColumn,
  quantityColumn,
  dateColumn('invoice', texts.columns.invoiceDate),
  linkColumn({ to: campaignPath, name: texts.viewCampaign, state: ({ dueDate }) => ({ dueDate }) }),
];

type CampaignsScreenProps = Readonly<{
  /** The redeemed share of all gifts, in percent. */
  redeemed?: number;
}>;

/** Campaigns (/dashboard/campaigns): the buyer's own, or all for administrators (CAMP-01 to 19, ROLE-13). */
export const CampaignsScreen = ({ redeemed = sampleRedeemed }: CampaignsScreenProps) => {
  const { counts, resource } = useRedemptions();
  const { data: counted, isError } = resource;
  const columns = useMemo(
    () =>
      columnsOf(({ id, redemption }) => {
        if (counts === false) return redemption;
        return isError ? null : counted && (counted.byId.get(id) ?? 0);
      }),
    [counts, counted, isError],
  );
  const campaigns = useInfiniteQuery(reads(useReadsContext()).campaigns);
  return (
    <PrintedPages head={texts.title} sender={brand.name}>
      <ScreenTitle>{texts.title}</ScreenTitle>
      <div className="mb-4 grid justify-items-start gap-2">
        <h1 className="t-title">{texts.title}</h1>
        {counts === false && <SampleNote label={texts.sample}>{texts.sampleNote}</SampleNote>}
      </div>
      <div className="campaigns">
        <Panel title={texts.comparison}>
          <div className="p-5">
            <ResourceView<{ all: number }>
              resource={counts === false ? { ...resource, data: { all: redeemed }, error: null } : resource}
              loadingLabel={texts.counting}
              loading={<Skeleton shape="box" height="9rem" />}
              renderError={(_error, retry) => (
                <ErrorPanel message={texts.countFailed} retryLabel={texts.retry} onRetry={retry} />
              )}
            >
              {({ all }) => (
                <RedeemedBar
                  percent={all}
                  redeemedLabel={texts.redeemed}
                  unredeemedLabel={texts.unredeemed}
                />
              )}
            </ResourceView>
          </div>
        </Panel>
        <Panel title={texts.activity} className="campaigns__activity">
          <EmptyState message={texts.noActivity} layout="row" />
        </Panel>
        <Panel title={texts.table} className="campaigns__table">
          {/* An empty list shows the column headers and no text (E-10). */}
          <OrderTable
            query={campaigns}
            columns={columns}
            texts={texts}
            renderError={(_error, retry) => (
              <div className="p-5">
                <ErrorPanel
                  title={texts.failed}
                  message={texts.error}
                  retryLabel={texts.retry}
                  onRetry={retry}
                />
              </div>
            )}
          />
        </Panel>
      </div>
    </PrintedPages>
  );
};
