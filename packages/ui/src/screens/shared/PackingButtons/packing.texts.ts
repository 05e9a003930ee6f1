/** The texts of the files of what is to be packed. */
export const packingTexts = {
  csv: 'Packing list, CSV',
  xlsx: 'Packing list, Excel',
  preparing: 'Preparing it',
  failed: 'The packing list could not be made',
  notOffered: 'This kind of file is not offered here',
} as const;
