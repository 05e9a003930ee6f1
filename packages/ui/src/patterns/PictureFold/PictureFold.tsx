import { cva } from 'class-variance-authority';
import type { CSSProperties } from 'react';
import { fitOf, Picture, tintOf } from '#primitives/Picture/Picture.tsx';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import './PictureFold.css';

/** More panels than this wrap into rows of four, so that the folds line up. */
const longestRow = 5;

const styles = cva('fold', { variants: { rows: { one: '', many: 'fold--rows' } } });

const sizeOf = (panels: number) => {
  const columns = panels > longestRow ? 4 : panels;
  const measure: CSSProperties & Record<'--columns', number> = { '--columns': columns };
  return { className: styles({ rows: panels > longestRow ? 'many' : 'one' }), style: measure };
};

type PictureFoldProps = Readonly<{
  /** Text of the first panel. */
  title: string;
  /** Picture URLs in order; at least one. */
  pictures: readonly string[];
  /** Accessible name of the list. */
  label: string;
  /** Alternative text; `number` counts from 1. */
  altOf: (number: number) => string;
}>;

/** Pictures on a strip of folded card; vertical on a phone. */
export const PictureFold = ({ title, pictures, label, altOf }: PictureFoldProps) => (
  <div {...sizeOf(pictures.length + 1)}>
    <div className="fold__band">
      <ul className="fold__strip" aria-label={label}>
        {/* Repeats the page heading. */}
        <li className="fold__panel fold__cover" aria-hidden="true">
          <b>{title}</b>
        </li>
        {pictures.map((src, index) => (
          <li
            // Pictures may repeat, and their order never changes.
            key={`${index}-${src}`}
            className="fold__panel"
          >
            <Picture
              src={src}
              alt={altOf(index + 1)}
              tint={tintOf(index)}
              fit={fitOf(src)}
              sizes="(min-width: 48rem) 20rem, 100vw"
              className="fold__picture"
            />
          </li>
        ))}
      </ul>
    </div>
  </div>
);

/** Placeholder of three panels (COLL-07). */
export const PictureFoldShape = () => (
  <div {...sizeOf(3)}>
    <div className="fold__band">
      <div className="fold__strip">
        {[1, 2, 3].map((number) => (
          <div key={number} className="fold__panel">
            <Skeleton shape="box" height="100%" />
          </div>
        ))}
      </div>
    </div>
  </div>
);
