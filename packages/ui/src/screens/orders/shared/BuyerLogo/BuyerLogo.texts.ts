/** The texts of the logo. */
export const buyerLogoTexts = {
  label: 'Your logo',
  hint: 'See it on the lid, the ribbon, the mug and the cap. It stays in this browser and is not sent with your order.',
} as const;
