/** The kinds of stored pictures, which are also their file extensions. */
export const imageKinds = ['png', 'jpg'] as const;
export type ImageKind = (typeof imageKinds)[number];

/** Where the addresses of stored pictures begin. */
export const uploadFolder = '/uploads/';

/** The address of a stored picture. */
export const uploadAddress = (id: number | string, kind: ImageKind): string => `${uploadFolder}${id}.${kind}`;

/** The id of a stored picture; `null` for any other address, such as a demo picture's. */
export const uploadId = (address: string): string | null =>
  /^\/uploads\/([1-9]\d{0,15})\.(?:png|jpg)$/.exec(address)?.[1] ?? null;
