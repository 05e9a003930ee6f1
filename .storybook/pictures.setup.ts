import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

/** A width in pixels, and the height at which a longer page is cut: the time of a picture grows with its area. */
type Format = Readonly<{ width: number; highest: number }>;

const phone: Format = { width: 390, highest: 2400 };
const desktop: Format = { width: 1280, highest: 1600 };
const lowest = 900;

/** Screens are taken as on a phone and on a desktop; sheets of a part's states on a desktop. */
const formatsOf = (story: string): readonly Format[] =>
  story.startsWith('screens-') ? [phone, desktop] : [desktop];

const nextFrame = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** Resizes the window and waits for the fonts and pictures that are then in sight. */
const fitTo = async (width: number, height: number) => {
  await page.viewport(width, height);
  window.scrollTo(0, 0);
  await nextFrame();
  await document.fonts.ready;
  // A picture that cannot be loaded stays as the story shows it.
  const inSight = [...document.images].filter(({ loading }) => loading !== 'lazy');
  await Promise.allSettled(inSight.map((image) => image.decode()));
  await nextFrame();
};

const compare = async (name: string, { width, highest }: Format) => {
  await fitTo(width, lowest);
  const height = Math.min(document.documentElement.scrollHeight, highest);
  if (height > lowest) await fitTo(width, height);
  // Exactly the window: a picture of the page itself would be as long as the page.
  const sheet = document.createElement('div');
  Object.assign(sheet.style, { position: 'fixed', inset: '0', pointerEvents: 'none' });
  document.body.append(sheet);
  try {
    await expect(sheet).toMatchScreenshot(name);
  } finally {
    sheet.remove();
  }
};

/** Compares the picture of each story that has just passed with the one in `pictures`. */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail' || !('storyId' in task.meta)) return;
  const story = String(task.meta.storyId).replace('--', '-');
  const failures: unknown[] = [];
  const names: string[] = [];
  for (const format of formatsOf(story)) {
    const name = `${story}-${format.width}`;
    names.push(name);
    await compare(name, format).catch((failure) => failures.push(failure));
  }
  Object.assign(task.meta, { pictures: names });
  if (failures.length > 0) throw failures[0];
}, 60_000);
