import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import type { Reporter, TestModule, TestSpecification, Vitest } from 'vitest/node';

/** The folder of the accepted pictures. */
export const picturesFolder = 'pictures';

/** The folder of the last run's report. */
export const picturesReport = '.results/pictures';

const filesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.png'));
  } catch {
    return [];
  }
};

/**
 * Makes a new picture a quarter as large: six bits a channel, far below what the comparison sees, and better packed
 * than the assertion does it.
 */
const pack = async (file: string): Promise<void> => {
  const { data, info } = await sharp(readFileSync(file))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const coarse = data.map((value) => Math.min(252, value + 2) & 0xfc);
  const { width, height, channels } = info;
  const packed = sharp(coarse, { raw: { width, height, channels } }).png({ compressionLevel: 9 });
  writeFileSync(file, await packed.toBuffer());
};

const takenBy = (meta: object): readonly string[] =>
  'pictures' in meta && Array.isArray(meta.pictures) ? meta.pictures.map((name) => `${name}.png`) : [];

const style = `body{font:16px/1.5 system-ui;margin:2rem;background:#eee;color:#111}
section{margin-block:3rem}.row{display:flex;gap:1rem;align-items:start}figure{flex:1;min-width:0;margin:0}
img{max-width:100%;background:#fff;border:1px solid #999}`;

const figure = (caption: string, address: string): string =>
  `<figure><figcaption>${caption}</figcaption><a href="${address}"><img src="${address}" alt="${caption}"></a></figure>`;

/**
 * A reporter that packs new pictures, fails a whole run for pictures that no story has any more, and writes a page with the
 * picture before, after and the difference of each that changed. With `--update` it deletes what no story has.
 */
export class PicturesReporter implements Reporter {
  #vitest: Vitest | undefined;
  #started = 0;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunStart(files: readonly TestSpecification[]): void {
    this.#started = Date.now();
    if (files.some(({ project }) => project.name.startsWith('pictures')))
      rmSync(picturesReport, { recursive: true, force: true });
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const vitest = this.#vitest;
    const own = modules.filter(({ project }) => project.name.startsWith('pictures'));
    if (!vitest || own.length === 0) return;
    const update = vitest.config.snapshotOptions.updateSnapshot === 'all';
    const tests = own.flatMap((module) => [...module.children.allTests()]);
    const taken = new Set(tests.flatMap((test) => takenBy(test.meta())));

    const accepted = filesIn(picturesFolder);
    const fresh = accepted.filter((name) => statSync(join(picturesFolder, name)).mtimeMs >= this.#started);
    for (const name of fresh) await pack(join(picturesFolder, name));

    const all = await vitest.globTestSpecifications();
    const whole = all.filter(({ project }) => project.name.startsWith('pictures')).length === own.length;
    const passed = tests.every((test) => test.result().state !== 'failed' || takenBy(test.meta()).length > 0);
    const stale = whole && passed ? accepted.filter((name) => !taken.has(name)) : [];
    if (update) for (const name of stale) rmSync(join(picturesFolder, name));
    this.#write(fresh, stale, update);
  }

  /** Prints where the page is; writes none where nothing changed. */
  #write(fresh: readonly string[], stale: readonly string[], update: boolean): void {
    const suffix = '-actual.png';
    const changed = filesIn(picturesReport).filter((name) => name.endsWith(suffix));
    const from = relative(picturesReport, picturesFolder);
    const sections = [
      ...changed.map((actual) => {
        const name = actual.slice(0, -suffix.length);
        const columns = [
          figure('Before', `${from}/${name}.png`),
          figure('After', actual),
          figure('Difference', `${name}-diff.png`),
        ];
        return `<section><h2>${name}</h2><div class="row">${columns.join('')}</div></section>`;
      }),
      ...fresh.map((name) => `<section><h2>${name}: new</h2>${figure('After', `${from}/${name}`)}</section>`),
      ...stale.map((name) => `<section><h2>${name}: no story has it any more</h2></section>`),
    ];
    if (sections.length === 0) return;
    mkdirSync(picturesReport, { recursive: true });
    const page = join(picturesReport, 'index.html');
    writeFileSync(
      page,
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title><style>${style}</style><h1>Pictures</h1>${sections.join('\n')}</html>`,
    );
    const lines = [
      `${changed.length} pictures differ, ${fresh.length} are new, ${stale.length} belong to no story: ${page}`,
      ...stale.map((name) => `${name} belongs to no story`),
    ];
    this.#vitest?.logger.log(lines.join('\n'));
    if (stale.length > 0 && !update) process.exitCode = 1;
  }
}
