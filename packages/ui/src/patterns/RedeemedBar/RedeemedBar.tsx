import { wholePercent } from '@gifting/domain/campaigns/redemption';
import type { CSSProperties, ReactNode } from 'react';
import './RedeemedBar.css';

/** The bar is 20 boxes wide: one for each 5 percent. */
const boxes = 20;

const OpenedBox = () => (
  <svg viewBox="0 0 48 76" aria-hidden="true">
    <path className="fill-tissue" d="M6 34 9 14l8 12 6-20 8 18 8-12 3 22z" />
    <path className="fill-tissue-line" d="m9 14 8 12 3 8H6zM23 6l8 18-2 10h-9zM39 12l3 22h-9z" />
    <path className="fill-kraft" d="M2 34h44v40H2z" />
    <path className="fill-brass" d="M2 34h44v7H2z" />
    <path className="fill-board-light" d="M2 34 0 46l14-1 2-11zM46 34l2 12-14-1-2-11z" />
    <path className="fill-board-dark" d="M40 41h6v33h-6z" />
  </svg>
);

const TiedBox = () => (
  <svg viewBox="0 0 48 76" aria-hidden="true">
    <path className="fill-primary" d="M3 38h42v36H3z" />
    <path className="fill-primary-hover" d="M38 38h7v36h-7z" />
    <path className="redeemed__lid" d="M1 27h46v12H1z" />
    <path className="fill-primary-hover" d="M1 36h46v3H1z" />
    <path className="fill-accent" d="M20 27h8v47h-8z" />
    <path className="fill-ribbon-fold" d="M26 27h2v47h-2z" />
    <path
      className="fill-accent"
      d="M24 26C18 13 4 11 5 19c1 7 12 9 19 7zM24 26c6-13 20-15 19-7-1 7-12 9-19 7z"
    />
    <path
      className="fill-ribbon-fold"
      d="M24 26C19 18 11 15 10 19c0 4 8 6 14 7zM24 26c5-8 13-11 14-7 0 4-8 6-14 7z"
    />
    <path className="fill-ribbon-sheen" d="M21 22h6v6h-6z" />
  </svg>
);

type PartProps = Readonly<{ percent: number; count: number; box: ReactNode }>;

const Part = ({ percent, count, box }: PartProps) => {
  const measure: CSSProperties & Record<'--share', string> = { '--share': `${percent}%` };
  return (
    <div className="redeemed__part" style={measure}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index}>{box}</span>
      ))}
    </div>
  );
};

type RedeemedBarProps = Readonly<{
  /** The percentage of redeemed gifts; shown rounded and clamped to 0–100. */
  percent: number;
  redeemedLabel: string;
  unredeemedLabel: string;
}>;

/** A bar of redeemed and unredeemed gifts, drawn as opened and tied boxes in proportion, with both numbers in words. */
export const RedeemedBar = ({ percent, redeemedLabel, unredeemedLabel }: RedeemedBarProps) => {
  const redeemed = wholePercent(percent);
  const opened = Math.round((redeemed / 100) * boxes);
  return (
    <div className="redeemed">
      <div className="redeemed__bar">
        <Part percent={redeemed} count={opened} box={<OpenedBox />} />
        <Part percent={100 - redeemed} count={boxes - opened} box={<TiedBox />} />
      </div>
      <dl className="redeemed__key num">
        <div>
          <dt className="redeemed__term">{redeemedLabel}</dt>
          <dd>{redeemed}%</dd>
        </div>
        <div>
          <dt className="redeemed__term redeemed__term--tied">{unredeemedLabel}</dt>
          <dd>{100 - redeemed}%</dd>
        </div>
      </dl>
    </div>
  );
};
