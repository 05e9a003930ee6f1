import { claimsQuery, packingQuery } from '@gifting/api/campaigns/queries';
import { useCapability } from '@gifting/api/capabilities/queries';
import type { CampaignClaim } from '@gifting/domain/campaigns/campaign-claim';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useRole } from '#app/ServicesProvider.tsx';
import { EmptyState } from '#patterns/EmptyState/EmptyState.tsx';
import { ErrorPanel } from '#patterns/ErrorPanel/ErrorPanel.tsx';
import { Panel } from '#patterns/Panel/Panel.tsx';
import type { TableColumn } from '#primitives/Table/Table.tsx';
import { Tag } from '#primitives/Tag/Tag.tsx';
import { Day } from '#screens/orders/shared/Day.tsx';
import { OrderTable } from '#screens/orders/shared/OrderTable/OrderTable.tsx';
import { PackingButtons } from '#screens/shared/PackingButtons/PackingButtons.tsx';
import { claimsTexts as texts } from './claims.texts';

/** The anchor of the claims on the page of their campaign. */
export const claimsAnchor = 'claims';

const columns: readonly TableColumn<CampaignClaim>[] = [
  {
    key: 'reference',
    header: texts.columns.reference,
    kind: 'id',
    cell: ({ reference }) => <span className="num">{reference}</span>,
  },
  {
    key: 'name',
    header: texts.columns.name,
    kind: 'phrase',
    cell: ({ name, withdrawn }) =>
      withdrawn ? (
        <Tag status="cancel">{texts.withdrawn}</Tag>
      ) : (
        <bdi>{name || <span className="muted">{texts.deleted}</span>}</bdi>
      ),
  },
  {
    key: 'gifts',
    header: texts.columns.gifts,
    kind: 'phrase',
    cell: ({ gifts }) => gifts.map(({ name, size }) => texts.gift(name, size)).join('; '),
  },
  {
    key: 'address',
    header: texts.columns.address,
    kind: 'phrase',
    cell: ({ address }) => <bdi>{address.join(', ')}</bdi>,
  },
  { key: 'claimed', header: texts.columns.claimed, cell: ({ claimedAt }) => <Day iso={claimedAt} /> },
];

const Packing = ({ campaignId }: { readonly campaignId: string }) => {
  const client = useQueryClient();
  return (
    <PackingButtons fetchFiles={() => client.fetchQuery({ ...packingQuery(campaignId), staleTime: 0 })} />
  );
};

/** Who has claimed what of a campaign (`campaigns.claims`), newest first. */
export const ClaimsPanel = ({ campaignId }: { readonly campaignId: string }) => (
  <div id={claimsAnchor} className="mt-5">
    <Panel
      title={texts.title}
      aside={useCapability('campaigns.packing') && <Packing campaignId={campaignId} />}
    >
      <p className="t-sm muted px-5 py-4">{useRole() === 'admin' ? texts.packersNote : texts.note}</p>
      <OrderTable
        query={useInfiniteQuery(claimsQuery(campaignId))}
        columns={columns}
        texts={texts}
        empty={<EmptyState message={texts.none} layout="row" />}
        renderError={(_error, retry) => (
          <div className="p-5">
            <ErrorPanel message={texts.error} retryLabel={texts.tryAgain} onRetry={retry} />
          </div>
        )}
      />
    </Panel>
  </div>
);
