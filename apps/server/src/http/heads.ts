import * as z from 'zod/mini';

const byPath = z.record(z.string(), z.string());

/** The app's page with the lines of one address in its head. */
interface Page {
  /** Which paths it is for. */
  readonly at: RegExp;
  readonly html: string;
}

/**
 * The app's one page as it is sent for each address that the build knows (apps/web/heads.ts): what the screen asked for
 * needs is named in the head. `heads` is what the build has written. The first page whose `at` fits is meant.
 */
export const withHeads = (html: string, heads: string): readonly Page[] =>
  Object.entries(byPath.parse(JSON.parse(heads)))
    // `/gifting/new` would be meant before `/gifting/:id`.
    .sort(([a], [b]) => Number(a.includes(':')) - Number(b.includes(':')))
    .map(([path, head]) => ({
      at: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
      html: html.replace('</head>', () => `${head}\n</head>`),
    }));
