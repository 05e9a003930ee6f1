// Any Node.js must parse this file, however old: no newer syntax, and no import before the version check.
var version = /** @type {[number, number, number]} */ (process.versions.node.split('.').map(Number));
var major = version[0];
var minor = version[1];

if (major < 20 || major === 21 || (major === 20 && minor < 19) || (major === 22 && minor < 12)) {
  console.error(
    'Node.js 20.19 or newer is needed (of version 22: 22.12 or newer); this is ' +
      process.versions.node +
      '.',
  );
  process.exit(1);
}

import('./lib/start.mjs')
  .then((module) => module.start())
  .catch((error) => {
    console.error(`The start failed: ${error.message}`);
    process.exit(1);
  });
