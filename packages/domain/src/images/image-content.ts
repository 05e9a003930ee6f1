/** What a picture really is; also the ending of the address it is kept under. */
export const imageKinds = ['png', 'jpg'] as const;
export type ImageKind = (typeof imageKinds)[number];

/** The content type each kind is served with. */
export const contentTypes: Readonly<Record<ImageKind, string>> = { png: 'image/png', jpg: 'image/jpeg' };

const signatures: Readonly<Record<ImageKind, readonly number[]>> = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff],
};

/** The kind of picture some bytes are, by how they begin; `null` for anything else, whatever the file is called. */
export const imageKindOf = (bytes: Uint8Array): ImageKind | null =>
  imageKinds.find((kind) => signatures[kind].every((byte, index) => bytes[index] === byte)) ?? null;

/** The address of a kept picture. */
export const uploadAddress = (id: number | string, kind: ImageKind): string => `/uploads/${id}.${kind}`;

/** The id of a kept picture; `null` for the address of anything else, such as a picture of the demo catalogue. */
export const uploadId = (address: string): string | null =>
  /^\/uploads\/([1-9]\d{0,15})\.(?:png|jpg)$/.exec(address)?.[1] ?? null;
