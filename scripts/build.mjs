import { buildServer, buildWeb } from './lib/build.mjs';
import { install } from './lib/install.mjs';

// As in `npm start`: only Node.js is required.
install();
buildWeb();
buildServer();
