import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import * as z from 'zod/mini';
import { statesFile } from '../.storybook/states-reporter';
import { type ScreenId, screens } from '../packages/ui/states/table';
import { commandFile, giveUp } from './lib/workspace.mjs';

/**
 * The state gate: lists which states the stories have shown. Runs the stories first, unless `--last-run` is
 * given. Fails for missing or failing states of begun screens, states of other screens, and unknown ids. Ids of screens judge
 * these alone, after a run of some files: `npm run states -- --last-run S28`.
 */

const outcomesSchema = z.array(
  z.object({ story: z.string(), file: z.string(), passed: z.boolean(), states: z.array(z.string()) }),
);

const readOutcomes = () => {
  if (!process.argv.includes('--last-run')) {
    // A run that crashes must not count as the one before.
    rmSync(statesFile, { force: true });
    spawnSync(process.execPath, [commandFile('vitest'), 'run', '--project', 'stories'], {
      stdio: 'inherit',
    });
  }
  if (!existsSync(statesFile)) throw new Error('The stories have not run: no outcome to report.');
  return outcomesSchema.parse(JSON.parse(readFileSync(statesFile, 'utf8')));
};

const isScreen = (id: string): id is ScreenId => id in screens;

const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = asked.filter((id) => !isScreen(id));
if (unknown.length > 0) giveUp(`No such screen: ${unknown.join(', ')}`);
const judged = (asked.length > 0 ? asked : Object.keys(screens)).filter(isScreen);

const outcomes = readOutcomes();
const shown = new Map<string, boolean>();
for (const { passed, states } of outcomes) {
  for (const id of states) shown.set(id, (shown.get(id) ?? true) && passed);
}

const problems: string[] = [];
const lines: string[] = [];
let covered = 0;
let listed = 0;
for (const id of judged) {
  const { title, begun, states } = screens[id];
  const ids = Object.keys(states);
  const good = ids.filter((state) => shown.get(state) === true);
  const failing = ids.filter((state) => shown.get(state) === false);
  const missing = ids.filter((state) => !shown.has(state));
  covered += good.length;
  listed += ids.length;
  const figures = `${String(good.length).padStart(3)} covered ${String(missing.length).padStart(3)} missing ${String(failing.length).padStart(3)} failing`;
  lines.push(`${id}  ${begun ? 'begun    ' : 'not begun'}  ${figures}  ${title}`);
  if (begun && missing.length > 0) problems.push(`${id} misses ${missing.join(', ')}`);
  if (failing.length > 0) problems.push(`${id} fails in ${failing.join(', ')}`);
  if (!begun && missing.length < ids.length) problems.push(`${id} is shown by stories but not marked begun`);
}

const known = new Set(Object.values(screens).flatMap(({ states }) => Object.keys(states)));
for (const id of shown.keys()) if (!known.has(id)) problems.push(`${id} is no state of the table`);

console.log(lines.join('\n'));
console.log(`\n${covered} of ${listed} states covered by ${outcomes.length} stories`);
if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}`);
  process.exitCode = 1;
}
