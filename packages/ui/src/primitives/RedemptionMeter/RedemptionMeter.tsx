import { redemptionBand, wholePercent } from '@gifting/domain/campaigns/redemption';
import { cva } from 'class-variance-authority';
import type { CSSProperties } from 'react';
import './RedemptionMeter.css';

const styles = cva('meter', {
  variants: {
    band: { from75: 'meter--75', from50: 'meter--50', from30: 'meter--30', below30: 'meter--low' },
  },
});

type RedemptionMeterProps = Readonly<{
  /** Percentage of redeemed gifts; shown rounded and clamped to 0–100. */
  percent: number;
}>;

/** A campaign's redemption rate: the number and a track filled in the colour of its band. */
export const RedemptionMeter = ({ percent }: RedemptionMeterProps) => {
  const shown = wholePercent(percent);
  const measure: CSSProperties & Record<'--filled', string> = { '--filled': `${shown}%` };
  return (
    <span className={styles({ band: redemptionBand(percent) })} style={measure}>
      <span>{shown}%</span>
      <span className="meter__track" aria-hidden="true">
        <span className="meter__fill" />
      </span>
    </span>
  );
};
