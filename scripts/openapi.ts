import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openApiDocument } from '@gifting/api/core/openapi';
import { allMocks } from '@gifting/api/mocks';

/** Writes the API table as an OpenAPI document. A unit test fails while the committed one is not what this writes. */
const file = fileURLToPath(new URL('../docs/openapi.json', import.meta.url));
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(openApiDocument(allMocks), null, 2)}\n`);
console.log(`${allMocks.length} rows written to docs/openapi.json`);
