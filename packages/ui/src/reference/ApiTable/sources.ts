import type { Endpoint } from '@gifting/api/core/endpoint';

const endpointFiles = import.meta.glob<string>('../../../../api/src/*/*endpoints.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const queryFiles = import.meta.glob<string>('../../../../api/src/*/queries.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const mockFiles = import.meta.glob<string>('../../../../api/src/*/mocks.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const screenFiles = import.meta.glob<string>(
  ['../../{app,screens}/**/*.{ts,tsx}', '!../../**/*.stories.tsx'],
  { query: '?raw', import: 'default', eager: true },
);

const mentions = (text: string, word: string): boolean => new RegExp(`\\b${word}\\b`).test(text);

/** The exports of a file, each with its text up to the next one. */
const exportsOf = (text: string): readonly { readonly name: string; readonly text: string }[] =>
  text
    .split(/^export const /m)
    .slice(1)
    .map((part) => ({ name: /^\w+/.exec(part)?.[0] ?? '', text: part }));

const exportsIn = (files: Readonly<Record<string, string>>) => Object.values(files).flatMap(exportsOf);

const rows = exportsIn(endpointFiles);
const reads = exportsIn(queryFiles);

/** The constant a row is written as: `listOwnOrders`. */
const constantOf = (row: Endpoint): string =>
  rows.find(({ text }) => text.includes(`name: '${row.name}'`))?.name ?? '';

/** Whether a file imports the row itself, to give it to `useCommand`. */
const importsRow = (text: string, constant: string): boolean =>
  new RegExp(`import {[^}]*\\b${constant}\\b[^}]*} from '@gifting/api/[\\w-]+/(admin-)?endpoints'`).test(
    text,
  );

/** The screen or layout a file belongs to; for a part of the app itself, the file's own name. */
const ownerOf = (path: string): string => {
  const names = path.replace(/\.tsx?$/, '').split('/');
  return names.find((name) => /(Screen|Layout)$/.test(name)) ?? names.at(-1) ?? '';
};

/** Where a row is used, read from the sources themselves so that it cannot go stale. */
export interface Usage {
  /** The line to paste into a story's `beforeEach`. */
  readonly mock: string;
  /** The import that line needs. */
  readonly mockImport: string;
  /** The screens and app parts that read or call it, by file name. */
  readonly screens: readonly string[];
}

/** Finds a row's mock and the screens that use it. */
export const usageOf = (row: Endpoint): Usage => {
  const constant = constantOf(row);
  const hooks = reads.filter(({ text }) => mentions(text, constant)).map(({ name }) => name);
  const found = Object.entries(mockFiles).flatMap(([path, text]) =>
    exportsOf(text)
      .filter((exported) => exported.text.includes(`mock(${constant},`))
      .map(({ name }) => ({ path, name })),
  )[0];
  const resource = found?.path.split('/').at(-2) ?? '';
  const screens = Object.entries(screenFiles)
    .filter(([, text]) => hooks.some((hook) => mentions(text, hook)) || importsRow(text, constant))
    .map(([path]) => ownerOf(path));
  return {
    mock: `beforeEach: ({ msw }) => msw.use(${found?.name}.ok()),`,
    mockImport: `import { ${found?.name} } from '@gifting/api/${resource}/mocks';`,
    screens: [...new Set(screens)].sort(),
  };
};
