import { srcSetOf } from '@gifting/domain/images/picture-sizes';
import { cva, cx } from 'class-variance-authority';
import { Package } from 'lucide-react';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import './Picture.css';

const styles = cva('tile', {
  variants: {
    tint: { 0: 'tint-0', 1: 'tint-1', 2: 'tint-2', 3: 'tint-3' },
    fit: { inset: 'tile--inset', cover: '' },
  },
});

/** The paper behind a picture: tissue, celadon, dusk, bone. */
export type Tint = 0 | 1 | 2 | 3;

/** A stable tint per item, different for neighbours in a list: `id % 4`. */
export const tintOf = (id: number): Tint => {
  const rest = Math.abs(Math.trunc(id)) % 4;
  return rest === 1 || rest === 2 || rest === 3 ? rest : 0;
};

/** How to fit a picture from the server: drawings (SVG) are inset, photographs cover the tile. */
export const fitOf = (src: string | null | undefined): 'inset' | 'cover' =>
  !src || /\.svg(?:[?#]|$)/i.test(src) ? 'inset' : 'cover';

type PictureProps = Readonly<{
  /** Picture URL. Missing or broken ones show a neutral parcel of the same size. */
  src: string | null | undefined;
  /** Alternative text; empty where the name is beside it. */
  alt: string;
  /** The paper behind it, see `tintOf`. */
  tint?: Tint | undefined;
  /** Aspect ratio, kept while loading and when broken, e.g. `5 / 4.4`. */
  ratio?: CSSProperties['aspectRatio'];
  /** `inset` shows all of it with a margin (drawings, goods); `cover` fills the tile (photographs). */
  fit?: 'inset' | 'cover' | undefined;
  /** Lazy by default; `eager` for the main picture at the top of a page. */
  loading?: 'lazy' | 'eager' | undefined;
  /** How wide it is shown, as the attribute, for browsers that cannot tell by themselves. A card unless given. */
  sizes?: string | undefined;
  className?: string | undefined;
}>;

/** A picture on tinted paper. Browsers load a stored picture in the width they need. */
export const Picture = ({
  src,
  alt,
  tint = 3,
  ratio = '1 / 1',
  fit = 'inset',
  loading = 'lazy',
  sizes = '20rem',
  className,
}: PictureProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);

  // A picture that failed before hydration has already fired its error event.
  useEffect(() => {
    if (src && image.current?.complete) image.current.decode().catch(() => setBroken(src));
  }, [src]);

  const srcSet = src ? srcSetOf(src) : undefined;
  const measure: CSSProperties & Record<'--ratio', CSSProperties['aspectRatio']> = { '--ratio': ratio };
  return (
    <span className={cx(styles({ tint, fit }), className)} style={measure}>
      {src && src !== broken ? (
        <img
          ref={image}
          loading={loading}
          srcSet={srcSet}
          // Lazy pictures are laid out before they are loaded, which `auto` makes use of.
          sizes={srcSet && (loading === 'lazy' ? `auto, ${sizes}` : sizes)}
          src={src}
          alt={alt}
          decoding="async"
          width={480}
          height={480}
          onError={() => setBroken(src)}
        />
      ) : (
        <span className="tile__none" {...(alt && { role: 'img', 'aria-label': alt })}>
          <Package className="icon" />
        </span>
      )}
    </span>
  );
};
