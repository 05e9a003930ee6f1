import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { demoGifting } from '@gifting/api/demo/gifting';
import { paths } from '@gifting/domain/site/paths';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { root } from '../scripts/lib/workspace.mjs';
import { onSlowPhone } from './pages/slow';
import type { Stage } from './stage';

/** Where the strips are written. */
const folder = join(root, '.results/film');

/** Milliseconds between two pictures of a strip, and how many it has: the slowest page is complete before the last. */
const step = 500;
const pictures = 8;

/** Pixels of a picture in the strip, and between two. */
const size = { width: 195, height: 422, gap: 8 } as const;

const pages = {
  home: paths.home,
  'gifting-item': paths.giftingItem.replace(':id', demoGifting[0].id),
  builder: paths.builder,
} as const;

/** What the screen shows, and the milliseconds from the request to it. */
interface Frame {
  readonly at: number;
  readonly picture: Buffer;
}

/** Every change of the screen during a visit on a slow phone. */
const filmVisit = (browser: Browser, address: string): Promise<readonly Frame[]> =>
  onSlowPhone(browser, async (page) => {
    const session = await page.context().newCDPSession(page);
    const seen: { time: number; picture: Buffer }[] = [];
    session.on('Page.screencastFrame', async ({ data, metadata, sessionId }) => {
      seen.push({ time: (metadata.timestamp ?? 0) * 1000, picture: Buffer.from(data, 'base64') });
      await session.send('Page.screencastFrameAck', { sessionId });
    });
    await session.send('Page.startScreencast', { format: 'jpeg', quality: 80 });
    await page.goto(address);
    await page.waitForTimeout(step * pictures);
    const start = await page.evaluate(() => performance.timeOrigin);
    return seen.map(({ time, picture }) => ({ at: time - start, picture }));
  });

/** One picture each half second, side by side. */
const strip = (frames: readonly Frame[]): Promise<Buffer> => {
  const { width, height, gap } = size;
  const blank = sharp({ create: { width, height, channels: 3, background: 'white' } });
  const shown = Array.from({ length: pictures }, (_, index) => {
    const last = frames.findLast(({ at }) => at <= (index + 1) * step);
    return last ? sharp(last.picture).resize(width, height) : blank.clone();
  });
  return Promise.all(shown.map((picture) => picture.png().toBuffer())).then((inputs) =>
    sharp({
      create: { width: pictures * (width + gap) - gap, height, channels: 3, background: 'gray' },
    })
      .composite(inputs.map((input, index) => ({ input, left: index * (width + gap), top: 0 })))
      .png()
      .toBuffer(),
  );
};

/**
 * Films the first visit of pages on a slow phone, one picture each half second: `.results/film/home.png`. To compare two
 * versions, run it in both. It has no figures.
 */
export const filmPages = async ({ browser, product }: Stage): Promise<readonly []> => {
  mkdirSync(folder, { recursive: true });
  for (const [name, path] of Object.entries(pages)) {
    // The first visit fills the server's caches.
    await filmVisit(browser, product.address + path);
    const file = join(folder, `${name}.png`);
    await sharp(await strip(await filmVisit(browser, product.address + path))).toFile(file);
    console.log(file);
  }
  return [];
};
