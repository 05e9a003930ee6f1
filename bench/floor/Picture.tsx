/** A picture with the product's loading attributes: lazy, decoded asynchronously. */
export const Picture = ({ src, alt = '' }: Readonly<{ src: string; alt?: string }>) => (
  <img src={src} alt={alt} width={480} height={480} loading="lazy" decoding="async" />
);
