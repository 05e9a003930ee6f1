import { figuresQuery } from '@gifting/api/campaigns/queries';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ErrorPanel } from '#patterns/ErrorPanel/ErrorPanel.tsx';
import { Panel } from '#patterns/Panel/Panel.tsx';
import { ResourceView } from '#patterns/ResourceView/ResourceView.tsx';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import { linkStyles } from '#primitives/TextLink/TextLink.tsx';
import { claimsAnchor } from './ClaimsPanel';
import { FunnelRibbon } from './FunnelRibbon';
import { figuresTexts as texts } from './figures.texts';
import { SizesTable } from './SizesTable';
import './FiguresPanel.css';

/** Where the rows behind a figure are: the links, or the claims below. */
const rowsOf = {
  invited: '?dialog=links',
  opened: '?dialog=links',
  claimed: `#${claimsAnchor}`,
  locked: `#${claimsAnchor}`,
  sent: `#${claimsAnchor}`,
  delivered: `#${claimsAnchor}`,
} as const;
const stages = ['invited', 'opened', 'claimed', 'locked', 'sent', 'delivered'] as const;

/** How far a campaign has come (`campaigns.figures`): each figure leads to its rows; below it what was chosen. */
export const FiguresPanel = ({ campaignId }: { readonly campaignId: string }) => (
  <Panel title={texts.title} aside={<p className="t-sm muted">{texts.note}</p>} className="mb-5">
    <ResourceView
      resource={useQuery(figuresQuery(campaignId))}
      loadingLabel={texts.loading}
      loading={<Skeleton shape="box" height="14rem" />}
      renderError={(_error, retry) => (
        <div className="p-5">
          <ErrorPanel message={texts.error} retryLabel={texts.tryAgain} onRetry={retry} />
        </div>
      )}
    >
      {(counted) => (
        <>
          <FunnelRibbon counts={stages.map((stage) => counted[stage])} />
          <dl className="funnel__figures">
            {stages.map((stage) => {
              const [name, meaning] = texts.stages[stage];
              return (
                <div key={stage}>
                  <dt>
                    <Link className={linkStyles({ tall: true })} to={rowsOf[stage]}>
                      {name}
                    </Link>
                    <span className="t-sm muted block">{meaning}</span>
                  </dt>
                  <dd className="num">{counted[stage].toLocaleString('en-GB')}</dd>
                </div>
              );
            })}
          </dl>
          <SizesTable {...counted} />
        </>
      )}
    </ResourceView>
  </Panel>
);
