import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allMocks } from '../mocks';
import { table } from '../table';
import { openApiDocument } from './openapi';

const document = openApiDocument(allMocks);

test('docs/openapi.json is what `npm run openapi` writes', () => {
  const file = readFileSync(new URL('../../../../docs/openapi.json', import.meta.url), 'utf8');
  expect(JSON.stringify(JSON.parse(file))).toBe(JSON.stringify(document));
});

test('describes every row under its method and path', () => {
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(table.map(({ method, path }) => `${method} ${path}`).sort());
});

test('says who may call, what is sent under which name, and what is answered', () => {
  const { paths } = document;
  expect(paths['/v1/servces']?.get).not.toHaveProperty('security');
  expect(paths['/admin/v1/collection/create']?.post).toMatchObject({
    security: [{ session: [] }],
    requestBody: {
      content: {
        'multipart/form-data': {
          schema: {
            required: ['title', 'sub_title', 'content'],
            patternProperties: { '^images\\[\\d+\\]$': { type: 'string', format: 'binary' } },
          },
        },
      },
    },
  });
  expect(paths['/admin/v1/product/create']?.post).toHaveProperty(
    'requestBody.content.multipart/form-data.schema.required',
    expect.arrayContaining(['thumbnail', 'product_images[0]', 'price_ranges[0][min_quantity]']),
  );
  expect(paths['/v1/pending-campaign']?.get).toMatchObject({
    responses: {
      200: { content: { 'application/json': { example: { data: { data: [{ id: 1064 }, {}] } } } } },
    },
  });
});

test('can be made of the rows alone, then without examples', () => {
  const bare = openApiDocument(table.map((row) => ({ row })));
  expect(JSON.stringify(bare)).not.toContain('"example"');
  expect(Object.keys(bare.paths)).toEqual(Object.keys(document.paths));
});
