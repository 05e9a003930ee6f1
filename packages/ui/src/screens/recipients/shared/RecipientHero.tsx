import { cva } from 'class-variance-authority';
import './RecipientHero.css';

const styles = cva('recipient-hero', {
  variants: {
    /** `wrapped`: a ribbon on printed tissue. `unfolded`: tissue folded back from the gift. */
    look: { wrapped: 'recipient-hero--wrapped', unfolded: 'recipient-hero--unfolded' },
  },
});

type RecipientHeroProps = Readonly<{
  look: 'wrapped' | 'unfolded';
  /** URL of a cut-out drawing. */
  picture: string;
  /** The `h1` of the page. */
  title: string;
}>;

/** The top of a recipient's page: the parcel beside its card. */
export const RecipientHero = ({ look, picture, title }: RecipientHeroProps) => (
  <div className={styles({ look })}>
    <img className="recipient-hero__picture" src={picture} alt="" width={480} height={480} />
    <div className="recipient-hero__card">
      <h1 className="t-display">{title}</h1>
    </div>
  </div>
);
