import { cva } from 'class-variance-authority';
import { fitOf, Picture, tintOf } from '#primitives/Picture/Picture.tsx';
import './PictureParcel.css';

/** Pictures tied by the ribbon; the others follow below. */
const tied = 4;

const styles = cva('parcel', {
  variants: { count: { 1: 'parcel--one', 2: 'parcel--two', 3: 'parcel--three', 4: '' } },
});

const countOf = (pictures: number): 1 | 2 | 3 | 4 =>
  pictures === 1 || pictures === 2 || pictures === 3 ? pictures : tied;

type PictureParcelProps = Readonly<{
  /** Picture URLs in order; at least one. */
  pictures: readonly string[];
  /** Accessible name of the group. */
  label: string;
  /** Alternative text; `number` counts from 1. */
  altOf: (number: number) => string;
}>;

/** A grid of pictures whose gutters are the ribbon: up to four tied, the rest in rows below. */
export const PictureParcel = ({ pictures, label, altOf }: PictureParcelProps) => {
  const tile = (src: string, index: number) => (
    <Picture
      // Pictures may repeat, and their order never changes.
      key={`${index}-${src}`}
      src={src}
      alt={altOf(index + 1)}
      tint={tintOf(index + 2)}
      ratio="5 / 4"
      fit={fitOf(src)}
      sizes="(min-width: 48rem) 46rem, 60vw"
      className="parcel__picture"
    />
  );
  const rest = pictures.slice(tied);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div role="group" aria-label={label} className="picture-parcels">
      <div className={styles({ count: countOf(pictures.length) })}>
        {pictures.slice(0, tied).map(tile)}
        <i className="parcel__upright" aria-hidden="true" />
        <i className="parcel__across" aria-hidden="true" />
        <i className="parcel__bow" aria-hidden="true" />
      </div>
      {rest.length > 0 && (
        <div className="picture-parcels__rest">{rest.map((src, index) => tile(src, index + tied))}</div>
      )}
    </div>
  );
};
