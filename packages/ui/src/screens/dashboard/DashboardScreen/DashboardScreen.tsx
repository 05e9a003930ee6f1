import { cx } from 'class-variance-authority';
import { TriangleAlert } from 'lucide-react';
import type { CSSProperties } from 'react';
import { InlineLink } from '#app/links.tsx';
import { paths } from '#app/paths.ts';
import { ScreenTitle } from '#app/ScreenTitle.tsx';
import { Panel } from '#patterns/Panel/Panel.tsx';
import { SampleNote } from '#patterns/SampleNote/SampleNote.tsx';
import { greetingTexts, useGreetedName } from '#screens/account/greeting.ts';
import { dashboardTexts as texts } from './DashboardScreen.texts';

import { ClosedBox, DateTag, OpenBox, StatCard } from './StatCard';
import { sample } from './sample';
import './DashboardScreen.css';

/** A CSS custom property for the style sheet. */
const drawn = (name: '--count' | '--share', value: number | string) => ({ [name]: value }) as CSSProperties;

const share = (part: number, whole: number) => `${Math.round((part / whole) * 100)}%`;

const amount = (value: number) => value.toLocaleString('en-GB');

const OrdersSummary = () => (
  <Panel title={texts.ordersSummary}>
    <div className="p-5">
      <ol className="parcels" aria-label={texts.ordersByMonth}>
        {sample.months.map(({ month, orders, ...rest }) => (
          <li key={month} className={cx('most' in rest && 'parcels__most')} style={drawn('--count', orders)}>
            <b className="parcels__count num">{orders}</b>
            <span className="parcels__pile" />
            <span className="parcels__month">{month}</span>
          </li>
        ))}
      </ol>
      <p className="t-sm muted mt-3">{sample.summary}</p>
    </div>
  </Panel>
);

const StockStatus = () => (
  <Panel title={texts.stockStatus}>
    <ul className="stock">
      {sample.stock.map(({ name, left, of, ...rest }) => (
        <li key={name} className="stock__item">
          <span className="strong">{name}</span>
          <span className="num">
            <b className="strong">{amount(left)}</b>{' '}
            <span className="muted">
              {texts.of} {amount(of)}
            </span>
          </span>
          <span
            className={cx('stock__shelf', 'low' in rest && 'stock__shelf--low')}
            style={drawn('--share', share(left, of))}
          />
          {'low' in rest && (
            <span className="stock__low">
              <TriangleAlert className="icon" />
              {texts.low}
            </span>
          )}
        </li>
      ))}
    </ul>
  </Panel>
);

const ActiveCampaigns = () => (
  <Panel title={texts.activeCampaigns}>
    <ul>
      {sample.campaigns.map(({ name, redeemed, of, band }) => (
        <li key={name} className="running">
          <span>
            <b className="strong block">{name}</b>
            <span className="t-xs muted num">{texts.redeemed(redeemed, of)}</span>
          </span>
          <span className="running__share num">{share(redeemed, of)}</span>
          <span
            className={`running__bar running__bar--${band}`}
            style={drawn('--share', share(redeemed, of))}
          />
        </li>
      ))}
    </ul>
  </Panel>
);

const RecentActivity = () => (
  <Panel title={texts.recentActivity}>
    <ol className="events">
      {sample.activity.map(({ who, what, when, ...rest }) => (
        <li key={who} className={cx('events__item', 'open' in rest && 'events__item--open')}>
          <span>
            <b className="strong">{who}</b> {what}
          </span>
          <span className="t-xs muted num whitespace-nowrap">{when}</span>
        </li>
      ))}
    </ol>
  </Panel>
);

const KeyDates = () => (
  <Panel title={texts.keyDates} className="home__dates">
    <ol className="dates">
      {sample.dates.map(({ day, month, what, order, ...rest }) => (
        <li key={`${day} ${month}`} className={cx('dates__item', 'next' in rest && 'dates__item--next')}>
          <span className="dates__leaf">
            <b className="dates__day num">{day}</b> {month}
          </span>
          <span>
            <b className="strong block">{what}</b>
            <span className="t-xs muted num">{order}</span>
          </span>
        </li>
      ))}
    </ol>
  </Panel>
);

/**
 * The dashboard's start page (/dashboard): a greeting, four cards and five panels with sample values (DASH-28 to 39).
 */
export const DashboardScreen = () => {
  const name = useGreetedName();
  return (
    <>
      <ScreenTitle>{texts.title}</ScreenTitle>
      <div className="mt-1 mb-6 grid justify-items-start gap-2.5">
        <h1 className="t-title">
          {greetingTexts.hello(name)}, <span className="text-muted">{greetingTexts.welcome}</span>
        </h1>
        <SampleNote label={texts.sample}>
          {texts.sampleNote} <InlineLink to={paths.orders}>{texts.orders}</InlineLink>.
        </SampleNote>
      </div>
      <ul className="stats" aria-label={texts.totals}>
        <StatCard label={texts.activeOrders} {...sample.activeOrders} picture={<ClosedBox />} />
        <StatCard label={texts.completeOrders} {...sample.completeOrders} picture={<OpenBox />} />
        <StatCard label={texts.actionOrders} {...sample.actionOrders} tied />
        <StatCard label={texts.keyDates} {...sample.keyDates} picture={<DateTag />} />
      </ul>
      <div className="home__panels">
        <OrdersSummary />
        <StockStatus />
        <ActiveCampaigns />
        <RecentActivity />
        <KeyDates />
      </div>
    </>
  );
};
