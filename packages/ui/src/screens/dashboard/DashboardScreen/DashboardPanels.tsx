import { redemptionBand } from '@gifting/domain/campaigns/redemption';
import { cx } from 'class-variance-authority';
import { TriangleAlert } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { InlineLink } from '#app/links.tsx';
import { Panel } from '#patterns/Panel/Panel.tsx';
import { dashboardTexts as texts } from './DashboardScreen.texts';
import type { DashboardView } from './dashboard-view';
import { ClosedBox, DateTag, OpenBox, StatCard } from './StatCard';
import { anchors } from './view-of';
import './DashboardScreen.css';

/** A CSS custom property for the style sheet. */
const drawn = (name: '--count' | '--share', value: number | string) => ({ [name]: value }) as CSSProperties;

const share = (part: number, whole: number) => `${Math.round((part / whole) * 100)}%`;

const amount = (value: number) => value.toLocaleString('en-GB');

/** A name that leads to its rows, where there are any. */
const Name = ({ to, children }: { readonly to: string | undefined; readonly children: ReactNode }) =>
  to === undefined ? <b className="strong">{children}</b> : <InlineLink to={to}>{children}</InlineLink>;

const Nothing = ({ children }: { readonly children: string }) => <p className="muted p-5">{children}</p>;

/** The parcels of the fullest month that fit above each other. */
const highestPile = 19;

const OrdersSummary = ({ months }: Pick<DashboardView, 'months'>) => {
  const most = Math.max(...months.map(({ orders }) => orders));
  const fullest = most > 0 ? months.find(({ orders }) => orders === most) : undefined;
  const total = months.reduce((sum, { orders }) => sum + orders, 0);
  const scale = Math.min(1, highestPile / most);
  return (
    <Panel title={texts.ordersSummary}>
      <div className="p-5">
        <ol className="parcels" aria-label={texts.ordersByMonth}>
          {months.map((each) => (
            <li
              key={each.month}
              className={cx(each === fullest && 'parcels__most')}
              style={drawn('--count', each.orders * scale)}
            >
              <b className="parcels__count num">{amount(each.orders)}</b>
              <span className="parcels__pile" />
              <span className="parcels__month">{each.month}</span>
            </li>
          ))}
        </ol>
        <p className="t-sm muted mt-3">{texts.months(total, fullest?.month)}</p>
      </div>
    </Panel>
  );
};

const StockStatus = ({ stock }: Pick<DashboardView, 'stock'>) => (
  <Panel title={texts.stockStatus}>
    {stock.length === 0 ? (
      <Nothing>{texts.noCampaigns}</Nothing>
    ) : (
      <ul className="stock">
        {stock.map(({ key, name, left, of, low, to }) => (
          <li key={key} className="stock__item">
            <Name to={to}>{name}</Name>
            <span className="num">
              <b className="strong">{amount(left)}</b>{' '}
              <span className="muted">
                {texts.of} {amount(of)}
              </span>
            </span>
            <span
              className={cx('stock__shelf', low && 'stock__shelf--low')}
              style={drawn('--share', share(left, of))}
            />
            {low && (
              <span className="stock__low">
                <TriangleAlert className="icon" />
                {texts.low}
              </span>
            )}
          </li>
        ))}
      </ul>
    )}
  </Panel>
);

const ActiveCampaigns = ({ campaigns }: Pick<DashboardView, 'campaigns'>) => (
  <Panel title={texts.activeCampaigns}>
    {campaigns.length === 0 ? (
      <Nothing>{texts.noCampaigns}</Nothing>
    ) : (
      <ul>
        {campaigns.map(({ key, name, redeemed, of, to }) => (
          <li key={key} className="running">
            <span>
              <span className="block">
                <Name to={to}>{name}</Name>
              </span>
              <span className="t-xs muted num">{texts.redeemed(redeemed, of)}</span>
            </span>
            <span className="running__share num">{share(redeemed, of)}</span>
            <span
              className={`running__bar running__bar--${redemptionBand((100 * redeemed) / of)}`}
              style={drawn('--share', share(redeemed, of))}
            />
          </li>
        ))}
      </ul>
    )}
  </Panel>
);

const RecentActivity = ({ activity }: Pick<DashboardView, 'activity'>) => (
  <Panel title={texts.recentActivity}>
    <ol className="events">
      {activity.map(({ key, who, what, when, open, to }) => (
        <li key={key} className={cx('events__item', open && 'events__item--open')}>
          <span>
            <Name to={to}>{who}</Name> {what}
          </span>
          <span className="t-xs muted num whitespace-nowrap">{when}</span>
        </li>
      ))}
    </ol>
  </Panel>
);

const KeyDates = ({ dates }: Pick<DashboardView, 'dates'>) => (
  <Panel title={texts.keyDates}>
    {dates.length === 0 ? (
      <Nothing>{texts.noDates}</Nothing>
    ) : (
      <ol className="dates">
        {dates.map(({ key, day, month, what, order, to }, index) => (
          <li key={key} className={cx('dates__item', index === 0 && 'dates__item--next')}>
            <span className="dates__leaf">
              <b className="dates__day num">{day}</b> {month}
            </span>
            <span>
              <b className="strong block">{what}</b>
              {to === undefined ? (
                <span className="t-xs muted num">{order}</span>
              ) : (
                <InlineLink className="t-sm num" to={to}>
                  {order}
                </InlineLink>
              )}
            </span>
          </li>
        ))}
      </ol>
    )}
  </Panel>
);

type DashboardPanelsProps = Readonly<{
  view: DashboardView;
  /** Between the cards and the panels. */
  children?: ReactNode;
}>;

/** The four cards and five panels of the start page (DASH-30 to 38). */
export const DashboardPanels = ({ view, children }: DashboardPanelsProps) => (
  <>
    <ul className="stats" aria-label={texts.totals}>
      <StatCard label={texts.activeOrders} {...view.cards.active} picture={<ClosedBox />} />
      <StatCard label={texts.completeOrders} {...view.cards.complete} picture={<OpenBox />} />
      <StatCard label={texts.actionOrders} {...view.cards.action} tied={view.cards.action.value > 0} />
      <StatCard label={texts.keyDates} {...view.cards.dates} picture={<DateTag />} />
    </ul>
    {children}
    <div className="home__panels">
      <OrdersSummary {...view} />
      <StockStatus {...view} />
      <ActiveCampaigns {...view} />
      <RecentActivity {...view} />
      <div id={anchors.dates} className="home__dates">
        <KeyDates {...view} />
      </div>
    </div>
  </>
);
