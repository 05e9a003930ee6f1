import type { BrandColours } from './colours';

/** The brand of a deployment. A white-label deployment changes only this file. */
export const brand = {
  /** Shown in the logo, in titles and as the branded packaging option. */
  name: 'Event & Content',
  /** Its three colours; `null` for those of `tokens.css`. A test refuses colours of too little contrast. */
  colours: null as BrandColours | null,
  /** The address of a drawing before the name in the logo, 32 px high, as a `data:` address; `null` for the name alone. */
  mark: null as string | null,
  /** Prefix of the two session keys in browser storage (SESS-04). */
  storagePrefix: 'eventAndContent',
  /** The word behind `{product}_branded_price` on the wire (C-14). */
  productKey: 'event_content',
} as const;

/** The year in every footer, part of the brand too (NAV-26, DASH-19). */
export const copyrightYear = 2025;

/** The wire name of the provider-branded packaging price, e.g. `event_content_branded_price`. */
export const brandedPriceField = `${brand.productKey}_branded_price` as const;
