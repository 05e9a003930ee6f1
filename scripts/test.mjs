import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { install } from './lib/install.mjs';
import { commandFile, root } from './lib/workspace.mjs';

const results = join(root, '.results');

/**
 * @param {string} file
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
const run = (file, args, env = {}) => {
  const { status } = spawnSync(process.execPath, [file, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
};

const execute = promisify(execFile);

/**
 * Runs a command and prints all its output at its end, for others run beside it.
 * @param {string} file
 * @param {string[]} args
 */
const runBeside = async (file, args) => {
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const options = { cwd: root, env: { ...color, ...process.env }, maxBuffer: Number.POSITIVE_INFINITY };
  const [done] = await Promise.allSettled([execute(process.execPath, [file, ...args], options)]);
  const { stdout = '', stderr = '' } = done.status === 'fulfilled' ? done.value : done.reason;
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  return done.status === 'fulfilled';
};

/**
 * A stage of checks: one package's command, once for each list of arguments, as many at a time as there are processors.
 * @param {string} name
 * @param {string[][]} argumentLists
 */
const check =
  (name, ...argumentLists) =>
  async () => {
    const file = commandFile(name);
    const left = [...argumentLists];
    /** @type {string[]} */
    const failures = [];
    const worker = async () => {
      for (let args = left.shift(); args; args = left.shift()) {
        if (!(await runBeside(file, args))) failures.push([name, ...args].join(' '));
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, worker));
    const failed = failures.length;
    return { passed: argumentLists.length - failed, failed, failures };
  };

/** One TypeScript project per package, each with the globals it may use; the root's has everything, tests and scripts too. */
const projects = [
  '.',
  'packages/domain',
  'packages/client-state',
  'packages/api',
  'packages/ui',
  'apps/web',
  'apps/server',
];

/**
 * The file and name of each failed test, and each file that failed as a whole.
 * @param {{ name: string, status: string, assertionResults: { fullName: string, status: string }[] }[]} files
 */
const failedTests = (files) =>
  files.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    return status === 'failed' && failed.length === 0
      ? [file]
      : failed.map((test) => `${file} > ${test.fullName}`);
  });

/**
 * A stage of tests. A run that fails without a failed test counts as one failure.
 * @param {string} project
 * @param {string[]} more
 */
const tests =
  (project, more = []) =>
  () => {
    const file = join(results, `${project}.json`);
    rmSync(file, { force: true });
    const good = run(commandFile('vitest'), ['run', '--project', project, ...more], { TEST_RESULTS: file });
    if (!existsSync(file)) return { passed: 0, failed: 1, failures: ['no results were written'] };
    const {
      numPassedTests: passed,
      numFailedTests,
      numTotalTests,
      testResults,
    } = JSON.parse(readFileSync(file, 'utf8'));
    const failed = Math.max(numFailedTests, numTotalTests - passed);
    return { passed, failed: good ? failed : Math.max(failed, 1), failures: failedTests(testResults) };
  };

/**
 * A stage of tests in Node.
 * @param {string} project
 * @param {string[]} more
 */
const inNode = (project, more = []) => tests(project, ['--config', 'vitest.node.config.ts', ...more]);

/** What nothing but a story uses counts as unused, unless knip.production.json lists it by name. */
const onlyStories = ['--include', 'files,exports', '-W', 'packages/ui', '-W', 'apps/web'];

const stages = {
  lint: check('@biomejs/biome', ['check', '--error-on-warnings', '.']),
  types: check('typescript', ...projects.map((project) => ['-p', project])),
  unused: check('knip', [], ['-c', 'knip.production.json', '--production', ...onlyStories]),
  unit: inNode('unit', ['--project', 'server']),
  contract: inNode('contract'),
  stories: tests('stories'),
  states: check('tsx', ['scripts/states.ts', '--last-run']),
  // Text is drawn otherwise on other systems.
  pictures: process.platform === 'linux' ? tests('pictures') : () => ({ passed: 0, failed: 0, failures: [] }),
  // Later steps of a journey depend on earlier ones.
  e2e: inNode('e2e', ['--bail=1']),
};

/**
 * @param {string} name
 * @returns {name is keyof typeof stages}
 */
const isStage = (name) => name in stages;

const asked = process.argv.slice(2);
const chosen = asked.length > 0 ? asked : Object.keys(stages);
const unknown = chosen.filter((name) => !isStage(name));
if (unknown.length > 0) {
  console.error(`No such stage: ${unknown.join(', ')}. There are ${Object.keys(stages).join(', ')}.`);
  process.exit(1);
}

install();
if (asked.length === 0) rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

let passed = 0;
let failed = 0;
const summary = [];
for (const name of chosen.filter(isStage)) {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const outcome = await stages[name]();
  passed += outcome.passed;
  failed += outcome.failed;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  summary.push(
    `${name.padEnd(9)} ${String(outcome.passed).padStart(5)} passed ${String(outcome.failed).padStart(4)} failed  ${seconds} s`,
    ...outcome.failures.map((failure) => `  ${failure}`),
  );
}

console.log(`\n${summary.join('\n')}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
