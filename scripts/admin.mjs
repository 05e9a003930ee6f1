import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { adminFile, buildServer } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { root } from './lib/workspace.mjs';

// As in `npm start`: only Node.js is required, and the database is the same.
install();
buildServer();
process.env.DATA_DIR ||= join(root, 'data');
await import(pathToFileURL(adminFile).href);
