/** A picture as the product loads it: late, and beside the page. */
export const Picture = ({ src, alt = '' }: Readonly<{ src: string; alt?: string }>) => (
  <img src={src} alt={alt} width={480} height={480} loading="lazy" decoding="async" />
);
