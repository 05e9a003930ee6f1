import { brand } from '@gifting/domain/brand/brand';

/** Sets the document title: `Orders | Event & Content`. */
export const ScreenTitle = ({ children }: { readonly children: string }) => (
  <title>{`${children} | ${brand.name}`}</title>
);
