/** The texts of the way to a detail page. */
export const detailTrailTexts = {
  trail: 'Breadcrumb',
  pending: 'Loading',
  failed: 'Not available',
} as const;
