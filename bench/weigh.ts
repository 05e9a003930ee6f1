import { brotliCompressSync, constants } from 'node:zlib';
import { demoPassword, demoUsers } from '@gifting/api/demo/users';
import { paths } from '@gifting/domain/site/paths';
import type { Browser, BrowserContextOptions, Response } from 'playwright';

/** A file loaded by a page's first visit. */
interface Load {
  readonly address: string;
  /** `script`, `stylesheet` or `font`; others are not counted. */
  readonly kind: string;
  /** Bytes after brotli 11; fonts are compressed already. */
  readonly bytes: number;
}

const counted = new Set(['script', 'stylesheet', 'font']);

/** Size after brotli 11. */
const brotliSize = (bytes: Buffer): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const weighOne = async (response: Response): Promise<Load> => {
  const kind = response.request().resourceType();
  const body = await response.body();
  const bytes = kind === 'font' ? body.length : brotliSize(body);
  return { address: new URL(response.url()).pathname, kind, bytes };
};

type Session = Required<BrowserContextOptions>['storageState'];

/** Signs in an account of the demo, the buyer by default, and returns the storage state for {@link weigh}. */
export const signInDemo = async (
  browser: Browser,
  origin: string,
  email: string = demoUsers[0].email,
): Promise<Session> => {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(origin + paths.signIn);
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('checkbox').setChecked(true);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByRole('link', { name: 'Go to dashboard' }).waitFor();
    return await context.storageState();
  } finally {
    await context.close();
  }
};

/** Loads a page with an empty cache and weighs its scripts, styles and fonts until the network is idle. */
export const weigh = async (
  browser: Browser,
  address: string,
  session?: Session,
): Promise<readonly Load[]> => {
  const context = await browser.newContext({ ...(session !== undefined && { storageState: session }) });
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

/** Total size of a kind of file, in kB of 1000 bytes. */
export const kilobytes = (loads: readonly Load[], kind: string): number =>
  loads.filter((load) => load.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

/** The files that an earlier visit did not load. */
export const besides = (loads: readonly Load[], before: readonly Load[]): readonly Load[] => {
  const had = new Set(before.map(({ address }) => address));
  return loads.filter(({ address }) => !had.has(address));
};
