import { cva } from 'class-variance-authority';
import type { CSSProperties } from 'react';
import { fitOf, Picture, tintOf } from '#primitives/Picture/Picture.tsx';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import './PictureFold.css';

/** More panels than this go on in rows of four, so that the folds of one row meet those of the next. */
const longestRow = 5;

const styles = cva('fold', { variants: { rows: { one: '', many: 'fold--rows' } } });

const sizeOf = (panels: number) => {
  const columns = panels > longestRow ? 4 : panels;
  const measure: CSSProperties & Record<'--columns', number> = { '--columns': columns };
  return { className: styles({ rows: panels > longestRow ? 'many' : 'one' }), style: measure };
};

type PictureFoldProps = Readonly<{
  /** What is printed on the first panel. */
  title: string;
  /** Addresses, in order; at least one. */
  pictures: readonly string[];
  /** The name of the list. */
  label: string;
  /** What those hear who do not see the picture; `place` counts from 1. */
  altOf: (place: number) => string;
}>;

/** Pictures on a strip of folded card, its ribbon undone. On a phone the strip hangs down. */
export const PictureFold = ({ title, pictures, label, altOf }: PictureFoldProps) => (
  <div {...sizeOf(pictures.length + 1)}>
    <div className="fold__band">
      <ul className="fold__strip" aria-label={label}>
        {/* The heading of the page says the same. */}
        <li className="fold__panel fold__cover" aria-hidden="true">
          <b>{title}</b>
        </li>
        {pictures.map((src, index) => (
          <li
            // Two panels may show the same picture, and their order never changes.
            key={`${index}-${src}`}
            className="fold__panel"
          >
            <Picture
              src={src}
              alt={altOf(index + 1)}
              tint={tintOf(index)}
              fit={fitOf(src)}
              className="fold__picture"
            />
          </li>
        ))}
      </ul>
    </div>
  </div>
);

/** Three panels that wait for their pictures (COLL-07). */
export const PictureFoldShape = () => (
  <div {...sizeOf(3)}>
    <div className="fold__band">
      <div className="fold__strip">
        {[1, 2, 3].map((place) => (
          <div key={place} className="fold__panel">
            <Skeleton shape="box" height="100%" />
          </div>
        ))}
      </div>
    </div>
  </div>
);
