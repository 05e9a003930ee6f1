import { attackAccess } from './attack/access';
import { attackAccounts } from './attack/accounts';
import { attackClaimKills, attackClaims } from './attack/claims';
import { attackHosts, collectable } from './attack/hosts';
import { attackIdentical, attackKills, attackOutage } from './attack/orders';
import { attackRequests } from './attack/requests';
import { attackSignIn } from './attack/sign-in';
import { type Finding, onBoth } from './attack/target';
import { attackUploads } from './attack/uploads';
import { attackWire } from './attack/wire';
import { buildServer, buildWeb } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { giveUp } from './lib/workspace.mjs';

/**
 * Attacks servers that it starts on loopback, on both databases where PostgreSQL is installed, and prints a table of what
 * held. `npm run attack -- access outage` runs these parts alone.
 */

const parts: Readonly<Record<string, () => Promise<readonly Finding[]>>> = {
  access: () => onBoth(attackAccess),
  requests: () => onBoth(attackRequests),
  wire: () => onBoth(attackWire),
  'sign-in': () => onBoth(attackSignIn, { env: { TRUST_PROXY: '1' } }),
  accounts: () => onBoth(attackAccounts, { env: { TRUST_PROXY: '1' } }),
  claims: () => onBoth(attackClaims),
  identical: attackIdentical,
  outage: attackOutage,
  hosts: () => onBoth(attackHosts, { flags: collectable }),
  kills: attackKills,
  'claim-kills': attackClaimKills,
  // As an operator sets it, see docs/reliability.md.
  uploads: () => onBoth(attackUploads, { env: { MALLOC_ARENA_MAX: '2' } }),
};

/** Begins no further part after this many milliseconds. */
const bound = 10 * 60_000;

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0)
  giveUp(`No such part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`);
const chosen = Object.entries(parts).filter(([name]) => asked.length === 0 || asked.includes(name));

install();
buildServer();
if (chosen.some(([name]) => ['hosts', 'wire'].includes(name))) buildWeb();
const started = performance.now();
const findings: Finding[] = [];
for (const [name, attack] of chosen) {
  if (performance.now() - started > bound) {
    console.log(`Not run for lack of time: ${name}.`);
    process.exitCode = 1;
    continue;
  }
  const begun = performance.now();
  const found = await attack();
  console.log(
    `${name}: ${found.every(({ good }) => good) ? 'held' : 'FAILED'}, ${Math.round((performance.now() - begun) / 1000)} s`,
  );
  findings.push(...found);
}
console.table(findings.map(({ good, ...finding }) => ({ ...finding, result: good ? 'held' : 'FAILED' })));
if (findings.some(({ good }) => !good)) process.exitCode = 1;
