import { brand } from '@gifting/domain/brand/brand';

/** Names the screen in the browser's tab: `Orders | Event & Content`. */
export const ScreenTitle = ({ children }: { readonly children: string }) => (
  <title>{`${children} | ${brand.name}`}</title>
);
