/** The texts of the head of a detail page. */
export const detailHeadTexts = {
  trail: 'Breadcrumb',
  pending: 'Loading',
  failed: 'Not available',
} as const;
