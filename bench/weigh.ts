import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, Response } from 'playwright';

/** What the first visit of a page loads. */
interface Load {
  readonly address: string;
  /** `script`, `stylesheet` or `font`; nothing else is counted. */
  readonly kind: string;
  /** Bytes as compressed with brotli at its highest level; fonts are compressed already. */
  readonly bytes: number;
}

const counted = new Set(['script', 'stylesheet', 'font']);

/** What some bytes weigh after brotli at its highest level. */
export const brotliSize = (bytes: Buffer): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const weighOne = async (response: Response): Promise<Load> => {
  const kind = response.request().resourceType();
  const body = await response.body();
  const bytes = kind === 'font' ? body.length : brotliSize(body);
  return { address: new URL(response.url()).pathname, kind, bytes };
};

/** Opens a page with an empty cache and weighs the scripts, styles and fonts it loads until the network is quiet. */
export const weigh = async (browser: Browser, address: string): Promise<readonly Load[]> => {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const responses: Response[] = [];
    page.on('response', (response) => {
      if (counted.has(response.request().resourceType())) responses.push(response);
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    return await Promise.all(responses.map(weighOne));
  } finally {
    await context.close();
  }
};

/** The sum of one kind, in kilobytes of 1000 bytes. */
export const kilobytes = (loads: readonly Load[], kind: string): number =>
  loads.filter((load) => load.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

/** What a page loads besides what another one has loaded already. */
export const besides = (loads: readonly Load[], before: readonly Load[]): readonly Load[] => {
  const had = new Set(before.map(({ address }) => address));
  return loads.filter(({ address }) => !had.has(address));
};
