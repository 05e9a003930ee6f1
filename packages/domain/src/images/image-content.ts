/** The kinds of stored pictures, which are also their file extensions. */
export const imageKinds = ['png', 'jpg'] as const;
export type ImageKind = (typeof imageKinds)[number];

/** The content type of each kind. */
export const contentTypes: Readonly<Record<ImageKind, string>> = { png: 'image/png', jpg: 'image/jpeg' };

const signatures: Readonly<Record<ImageKind, readonly number[]>> = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff],
};

/** Detects the kind of a picture by its signature, whatever the file is called; `null` for anything else. */
export const imageKindOf = (bytes: Uint8Array): ImageKind | null =>
  imageKinds.find((kind) => signatures[kind].every((byte, index) => bytes[index] === byte)) ?? null;

/** The address of a stored picture. */
export const uploadAddress = (id: number | string, kind: ImageKind): string => `/uploads/${id}.${kind}`;

/** The id of a stored picture; `null` for any other address, such as a demo picture's. */
export const uploadId = (address: string): string | null =>
  /^\/uploads\/([1-9]\d{0,15})\.(?:png|jpg)$/.exec(address)?.[1] ?? null;
