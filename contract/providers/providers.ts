import { openMockServer } from './mock-server';
import { findPostgres } from './postgres';
import type { Provider } from './provider';
import { openEmbeddedServer, openPostgresServer } from './server';

const postgres = findPostgres();

/** Why there is no server on PostgreSQL to test; `null` with one. */
export const noPostgres = typeof postgres === 'string' ? postgres : null;

/** Opens each implementation of the API, by its name. */
export const providers: Readonly<Record<string, () => Promise<Provider>>> = {
  'the mock server': openMockServer,
  'the server on PGlite': openEmbeddedServer,
  ...(typeof postgres === 'object' && { 'the server on PostgreSQL': () => openPostgresServer(postgres) }),
};
