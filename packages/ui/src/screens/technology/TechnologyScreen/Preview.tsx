import { useState } from 'react';
import { useObjectUrl } from '#primitives/FileField/useObjectUrl.ts';
import type { Demo } from './useDemo';
import './Preview.css';

const LogoMark = ({ file, className }: { readonly file: File | null; readonly className: string }) => {
  const url = useObjectUrl(file);
  const [unreadable, setUnreadable] = useState<string | null>(null);
  // Any file may be chosen (TECH-07); if it is not an image, the box stays plain.
  return (
    url &&
    url !== unreadable && <img className={className} src={url} alt="" onError={() => setUnreadable(url)} />
  );
};

const Drawing = ({ src }: { readonly src: string }) => <img src={src} alt="" width={480} height={480} />;

/** A drawing of the current box: goods above, packaging below, logos on both, the note beside. */
export const Preview = ({ demo: { products, packaging, logos, note } }: { readonly demo: Demo }) => (
  <div className="preview">
    <div className="preview__goods">
      {products.map(({ name, picture }) => (
        <Drawing key={name} src={picture} />
      ))}
      <LogoMark file={logos.goods} className="preview__logo preview__logo--goods" />
    </div>
    <div className="preview__box">
      <Drawing src={packaging.picture} />
      <LogoMark file={logos.box} className="preview__logo preview__logo--box" />
    </div>
    {(note.to || note.message) && (
      <div className="preview__note">
        <Drawing src="/pictures/card.svg" />
      </div>
    )}
  </div>
);
