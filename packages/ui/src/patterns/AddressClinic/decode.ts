/** How the letters of a file are written. */
export const encodings = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be', 'macintosh'] as const;
export type ListEncoding = (typeof encodings)[number];

const marks: readonly { encoding: ListEncoding; bytes: readonly number[] }[] = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
];

/** How many bytes a guess looks at. */
const looked = 4096;

/** The encoding of bytes without a mark. In UTF-16 every other byte of Latin letters is 0. */
const unmarked = (bytes: Uint8Array): ListEncoding => {
  const sample = bytes.subarray(0, looked);
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > sample.length / 4 && even < odd / 4) return 'utf-16le';
  if (even > sample.length / 4 && odd < even / 4) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
};

/** Reads the letters of a file, in an encoding or in the one that it seems to have. */
export const decodeText = (
  bytes: Uint8Array,
  chosen: ListEncoding | null = null,
): { readonly text: string; readonly encoding: ListEncoding } => {
  const marked = marks.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte));
  const encoding = chosen ?? marked?.encoding ?? unmarked(bytes);
  // A decoder leaves out the byte order mark of its encoding.
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
};
