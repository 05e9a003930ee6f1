import * as z from 'zod/mini';
import { imageKindOf } from '../images/image-content';
import { maxImageSize } from '../images/image-file';

/** The kinds of files that a proof may be (`orders.proofs`). */
export const proofKinds = ['png', 'jpg', 'webp', 'pdf'] as const;
export type ProofKind = (typeof proofKinds)[number];

const kinds = 'PNG, JPEG, WebP, PDF';

/** What is said of a file that cannot be taken as a proof. */
export const proofRefusals = {
  missing: `Choose a picture or a document: ${kinds}`,
  empty: 'This file is empty. Choose another one',
  tooLarge: 'Choose a file of 5 MB or less',
  wrongKind: `Choose a file of these kinds: ${kinds}`,
  damaged: 'This document is damaged or incomplete. Save it again and choose the new file',
} as const;

/** What a picker of proofs says and accepts. By ending too: systems do not agree on types. */
export const proofPicker = {
  accept: 'image/png,image/jpeg,image/webp,application/pdf,.png,.jpg,.jpeg,.webp,.pdf',
  caption: kinds,
  refusalOf: () => proofRefusals.wrongKind,
} as const;

/** A chosen proof: not empty, at most 5 MB. Whoever stores it must check its content. */
export const proofFile = z.file(proofRefusals.missing).check(
  z.refine(({ size }) => size > 0, proofRefusals.empty),
  z.refine(({ size }) => size <= maxImageSize, proofRefusals.tooLarge),
);

const textOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** Detects the kind of a proof by its first 1,024 bytes, whatever the file is called; `null` for anything else. */
export const proofKindOf = (start: Uint8Array): ProofKind | null => {
  const text = textOf(start.subarray(0, 1024));
  if (text.includes('%PDF-')) return 'pdf';
  return /^RIFF[\s\S]{4}WEBP/.test(text) ? 'webp' : imageKindOf(start);
};

/** Whether a PDF has its end, which a broken transfer loses; of what follows it, readers ignore about 1,024 bytes. */
export const isWholePdf = (content: Uint8Array): boolean => textOf(content.subarray(-2048)).includes('%%EOF');
