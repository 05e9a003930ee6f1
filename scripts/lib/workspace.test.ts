import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandFile, root } from './workspace.mjs';

describe('the command of a package', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'my gifts '));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['a-tool', './cli.js'],
    ['@scope/a-tool', { first: 'cli.js', second: 'other.js' }],
  ])('%s runs in a folder with spaces', (name, bin) => {
    const installed = join(folder, 'node_modules', name);
    mkdirSync(installed, { recursive: true });
    writeFileSync(join(installed, 'package.json'), JSON.stringify({ name, bin }));
    writeFileSync(join(installed, 'cli.js'), 'process.stdout.write(JSON.stringify(process.argv.slice(2)))');
    const { stdout } = spawnSync(process.execPath, [commandFile(name, folder), 'in a folder'], {
      encoding: 'utf8',
    });
    expect(stdout).toBe('["in a folder"]');
  });

  it.each(['@biomejs/biome', 'knip', 'storybook', 'tsx', 'typescript', 'vitest'])(
    '%s is a script for Node.js',
    (name) => expect(readFileSync(commandFile(name), 'utf8')).toMatch(/^#!.*node|require\(|import /m),
  );

  it('vite is a script for Node.js', () => {
    expect(readFileSync(commandFile('vite', join(root, 'apps/web')), 'utf8')).toContain('node');
  });
});
