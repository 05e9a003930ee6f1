import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { adminFile, buildServer } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { root } from './lib/workspace.mjs';

// As `npm start` does: nothing but Node.js has to be there, and the database is the one it would serve.
install();
buildServer();
process.env.DATA_DIR ||= join(root, 'data');
await import(pathToFileURL(adminFile).href);
