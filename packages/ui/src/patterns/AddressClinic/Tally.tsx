import { type Assessment, type RowStanding, stretchesOf } from '@gifting/domain/address-list/assess';
import { Check, Copy, TriangleAlert } from 'lucide-react';
import { type Ref, useMemo } from 'react';
import { addressClinicTexts } from './AddressClinic.texts';

const texts = addressClinicTexts.tally;

/** As many cards as can be told apart. */
const mostCards = 200;

/** How far a card stands up, by its standing. */
const tops: Readonly<Record<RowStanding, number>> = {
  mend: 4,
  twice: 10,
  known: 10,
  ready: 22,
  kept: 30,
  left: 30,
};

/** The list as a drawer of cards, of which those that need a person stand up. */
const Deck = ({ rows }: Pick<Assessment, 'rows'>) => {
  const cards = useMemo(() => stretchesOf(rows, mostCards), [rows]);
  return (
    <svg className="clinic-deck" viewBox="0 0 1000 60" preserveAspectRatio="none" aria-hidden="true">
      {cards.map((standing, index) => {
        const x = ((index + 0.5) * 1000) / cards.length;
        return (
          // A card is identified by its place.
          <path
            key={`${index}-of-${cards.length}`}
            className={`clinic-deck__card clinic-deck__card--${standing}`}
            d={`M${x.toFixed(1)} ${tops[standing]}V56`}
          />
        );
      })}
    </svg>
  );
};

type TallyProps = Readonly<{
  assessment: Assessment;
  headingRef: Ref<HTMLHeadingElement>;
  /** The ids of the panels that the counts lead to. */
  anchors: Readonly<Record<'ready' | 'mend' | 'twice', string>>;
}>;

/** How a list stands: how many rows are ready, to mend and twice. */
export const Tally = ({ assessment: { rows, counts }, headingRef, anchors }: TallyProps) => {
  const twice = counts.twice + counts.known;
  return (
    <section className="card clinic-tally" aria-labelledby="clinic-tally">
      <h2 id="clinic-tally" ref={headingRef} tabIndex={-1} className="sr-only">
        {texts.title(counts.ready, counts.mend, twice)}
      </h2>
      <ul className="clinic-tally__counts">
        <li className="clinic-tally__count">
          <a href={`#${anchors.ready}`}>
            <b className="num">{counts.ready.toLocaleString('en-GB')}</b>
            <span>
              <Check className="icon" />
              {texts.ready}
            </span>
          </a>
        </li>
        <li className="clinic-tally__count clinic-tally__count--mend">
          <a href={`#${anchors.mend}`}>
            <b className="num">{counts.mend.toLocaleString('en-GB')}</b>
            <span>
              <TriangleAlert className="icon" />
              {texts.mend}
            </span>
          </a>
        </li>
        <li className="clinic-tally__count clinic-tally__count--twice">
          <a href={`#${anchors.twice}`}>
            <b className="num">{twice.toLocaleString('en-GB')}</b>
            <span>
              <Copy className="icon" />
              {texts.twice}
            </span>
          </a>
        </li>
      </ul>
      <div className="clinic-drawer">
        <Deck rows={rows} />
        <div className="clinic-drawer__front">
          <span className="num">{texts.row(1)}</span>
          <span>{texts.stand}</span>
          <span className="num">{texts.row(rows.length)}</span>
        </div>
      </div>
    </section>
  );
};
