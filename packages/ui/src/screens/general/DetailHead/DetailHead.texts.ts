/** The texts of a detail page's header. */
export const detailHeadTexts = {
  trail: 'Breadcrumb',
  pending: 'Loading',
  failed: 'Not available',
} as const;
