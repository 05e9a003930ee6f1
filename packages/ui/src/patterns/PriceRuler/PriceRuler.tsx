import { formatAmount } from '@gifting/domain/money/money';
import type { PriceRuler as Ruler, RulerSegment } from '@gifting/domain/orders/price-ruler';
import { packsText } from '@gifting/domain/orders/project';
import { cx } from 'class-variance-authority';
import { type CSSProperties, useId } from 'react';
import { Button } from '#primitives/Button/Button.tsx';
import { priceRulerTexts as texts } from './PriceRuler.texts';
import './PriceRuler.css';

/** More segments than this have no room for their words: those around the packs are shown. */
const most = 3;

/** How far the packs are along their segment, from 0 to 1; an open one ends nowhere. */
const along = ({ min, max }: RulerSegment, packs: number): number =>
  max === null ? 1 - min / packs : (packs - min) / (max - min + 1);

type PriceRulerProps = Readonly<{
  ruler: Ruler;
  currency: string;
  /** Takes the cheaper number of packs; adds a button. */
  onPacks?: ((packs: number) => void) | undefined;
}>;

/** What a pack costs by the number of packs, as a ruler with a marker at the present one, and the next cheaper number. */
export const PriceRuler = ({
  ruler: { segments, here, packs, cheaper },
  currency,
  onPacks,
}: PriceRulerProps) => {
  const id = useId();
  const first = Math.max(0, Math.min(here - 1, segments.length - most));
  const shown = segments.slice(first, first + most);
  const present = segments[here];
  if (!present) return null;
  const at = Math.round((100 * (here - first + along(present, packs))) / shown.length);
  const measure: CSSProperties & Record<'--at', string> = { '--at': `${at}%` };
  return (
    <section className="ruler" aria-labelledby={id}>
      <h3 className="text-sm font-semibold" id={id}>
        {texts.title}
      </h3>
      <p className={cx('ruler__mark', at > 60 && 'ruler__mark--end')} style={measure}>
        <b>{packsText(packs)}</b>
      </p>
      <ol className="ruler__bar">
        {shown.map((segment) => (
          <li key={segment.min} aria-current={segment === present ? 'true' : undefined}>
            <span>{texts.span(segment)}</span> <b>{formatAmount(segment.unit)}</b>
          </li>
        ))}
      </ol>
      {cheaper && (
        <>
          <p className="mt-3 text-sm">
            <b className="font-semibold">{texts.offer(cheaper.packs - packs, present.unit - cheaper.unit)}</b>{' '}
            {texts.cost(cheaper.packs, cheaper.total, cheaper.total - present.unit * packs, currency)}
          </p>
          {onPacks && (
            <Button variant="secondary" size="sm" className="mt-2" onClick={() => onPacks(cheaper.packs)}>
              {texts.take(cheaper.packs)}
            </Button>
          )}
        </>
      )}
    </section>
  );
};
