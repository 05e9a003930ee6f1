import { type Changes, kebab, pascal } from './changes';

/** A row of the API table that reads a count: endpoint, table, mock, mock server, server and contract. */
export const newRow = (changes: Changes, name: string): void => {
  const [, resource, verb] = /^([a-z][A-Za-z]+)\.([a-z][A-Za-z]+)$/.exec(name) ?? [];
  if (resource === undefined || verb === undefined)
    throw new Error('A row has a name like products.count, of a resource that exists.');
  const folder = kebab(resource);
  const constant = `read${pascal(resource)}${pascal(verb)}`;
  const endpoints = `packages/api/src/${folder}/endpoints.ts`;
  const mocks = `packages/api/src/${folder}/mocks.ts`;
  if (changes.has(endpoints, new RegExp(`name: '${resource}\\.${verb}'`)))
    throw new Error(`${name} exists already.`);
  const property = (indent: number) => new RegExp(`^ {${indent}}'${resource}\\.`, 'm');

  changes.import(endpoints, ['dataEnvelope', 'wholeNumber'], '@gifting/domain/wire/wire');
  changes.edit(
    endpoints,
    (text) => `${text}
/** What the row is for. */
export const ${constant} = endpoint({
  name: '${name}',
  method: 'GET',
  path: '/v1/${folder}/${kebab(verb)}',
  access: 'public',
  response: dataEnvelope(z.object({ count: wholeNumber })),
});
`,
  );
  changes.import('packages/api/src/table.ts', [constant], `./${folder}/endpoints`);
  // Before paths with a parameter that would match it.
  changes.insert('packages/api/src/table.ts', /(?<=^export const table = \[\n)/m, `  ${constant},\n`);
  changes.import(mocks, [constant], './endpoints');
  changes.insert(
    mocks,
    property(2),
    `  '${name}': mock(${constant}, { ok: { count: 3 }, empty: { count: 0 } }),\n`,
  );
  changes.insert(
    `packages/api/src/mock-server/${folder}.ts`,
    property(4),
    `    '${name}': () => ({ count: 0 }),\n`,
  );
  changes.insert(`apps/server/src/${folder}/routes.ts`, property(2), `  '${name}': () => ({ count: 0 }),\n`);
  changes.insert(`contract/cases/${folder}.ts`, property(2), `  '${name}': { validInput: () => ({}) },\n`);
};
