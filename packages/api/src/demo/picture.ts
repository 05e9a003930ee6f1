/** The address of a picture of the demo catalogue. */
export const demoPicture = (name: string): string => `/pictures/${name}.svg`;
