/** Marks that nobody sees, which arrive with copied texts. Joiners stay: emoji and some scripts need them. */
const unseen = /[^\P{Cc}\t\n\r]|[\u00AD\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/gu;

/** A cell without what nobody sees: an empty one is empty, and what reads the same is the same. */
export const seenText = (text: string): string =>
  text
    .replaceAll(unseen, '')
    .replaceAll(/[^\S\t\n\r]/gu, ' ')
    .trim();
