import { buildServer, buildWeb } from './lib/build.mjs';
import { install } from './lib/install.mjs';

// As `npm start` does, without starting: nothing but Node.js has to be there.
install();
buildWeb();
buildServer();
