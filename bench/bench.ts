import { install } from '../scripts/lib/install.mjs';
import { giveUp } from '../scripts/lib/workspace.mjs';
import { measureApi } from './api';
import { measureBytes } from './bytes';
import { measureCatalogue } from './catalogue';
import { filmPages } from './film';
import { measureInteractions } from './interactions';
import { measureLighthouse } from './lighthouse';
import { measureLists, measureProductList } from './lists';
import { measurePages } from './pages';
import { measurePlans } from './plans';
import { keepResults } from './report/results';
import { type Figure, judge } from './report/row';
import { describeSurroundings } from './report/surroundings';
import { formatTable } from './report/table';
import { measureShifts } from './shifts';
import { onStage } from './stage';
import { measureTable } from './table';
import { measureStories, measureStorybook } from './workshop';

/**
 * Compares the product with its floors and budgets. It only reports: times depend on the machine. `npm run bench --
 * bytes pages` runs these parts alone and keeps the other results.
 */

const parts: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  bytes: () => onStage(measureBytes),
  pages: () => onStage(measurePages),
  shifts: () => onStage(measureShifts),
  film: () => onStage(filmPages),
  interactions: () => onStage(measureInteractions),
  lighthouse: () => onStage(measureLighthouse),
  api: measureApi,
  lists: measureLists,
  products: measureProductList,
  table: measureTable,
  catalogue: measureCatalogue,
  plans: measurePlans,
  stories: measureStories,
  storybook: measureStorybook,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0)
  giveUp(`No such part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`);

install();
const surroundings = await describeSurroundings();
for (const [name, measure] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n== ${name}`);
  const rows = (await measure()).map(judge);
  console.log(formatTable(rows));
  if (rows.length > 0) keepResults(name, surroundings, rows);
}
