import { setTimeout as wait } from 'node:timers/promises';
import { confirmAccountPath } from '@gifting/domain/confirmation/paths';
import { paths } from '@gifting/domain/site/paths';
import { registrationOf } from '../../contract/test-api';
import type { Running } from '../lib/product';
import { call, type Finding } from './target';
import { within } from './timing';

const attempts = 40;
const atOnce = 20;

const known = (number: number): string => `known-${number}@fernside.example`;

let clients = 0;
/** A client of its own for each request, so that no limit answers. */
const fromElsewhere = (): Record<string, string> => {
  clients += 1;
  return { 'X-Forwarded-For': `198.18.${clients >> 8}.${clients & 255}` };
};

const signUp = (server: Running, email: string) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(registrationOf(email))) body.set(name, value);
  return call(server, '/register', { headers: fromElsewhere(), body });
};

const forget = (server: Running, email: string) =>
  call(server, '/v1/password/forgotten', { headers: fromElsewhere(), body: { email } });

/** The tokens of the links to a page in the mails to somebody, newest first, once there are so many. */
const mailedTokens = async (
  { address }: Running,
  email: string,
  page: string,
  count = 1,
): Promise<readonly string[]> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const mailbox = await (await fetch(`${address}/mailbox`)).text();
    const mails = mailbox.split('<article').filter((mail) => mail.includes(`To ${email},`));
    const tokens = mails.flatMap((mail) => new RegExp(`${page}/([\\w-]+)`).exec(mail)?.[1] ?? []);
    if (tokens.length >= count) return tokens;
    await wait(200);
  }
  throw new Error(`No mail to ${email} with a link to ${page}.`);
};

/** Compares how long an answer takes for addresses with and without an account, each asked for once. */
const compare = async (what: string, ask: (email: string) => ReturnType<typeof call>) => {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const bodies = new Set<string>();
  for (let attempt = 0; attempt < attempts; attempt += 1)
    // Neither kind is always the first.
    for (const kind of attempt % 2 === 0
      ? (['known', 'unknown'] as const)
      : (['unknown', 'known'] as const)) {
      const email = kind === 'known' ? known(attempt) : `${what}-${attempt}@fernside.example`;
      const { status, body, took } = await ask(email);
      times[kind].push(took);
      bodies.add(`${status} ${JSON.stringify(body).replace(email, '')}`);
    }
  return { ...within(times.known, times.unknown), answers: bodies.size };
};

/** Sends one link many times at once, and then once more, and says how often it worked. */
const reuse = async (server: Running, path: string, bodyOf: (number: number) => object): Promise<string> => {
  const send = async (number: number) =>
    (await call(server, path, { headers: fromElsewhere(), body: bodyOf(number) })).status;
  const statuses = await Promise.all(Array.from({ length: atOnce }, (_each, number) => send(number)));
  statuses.push(await send(0));
  const works = statuses.filter((status) => status === 200).length;
  const refused = statuses.filter((status) => status === 404).length;
  return works === 1 && refused === atOnce ? 'works once' : `answers ${statuses.join(' ')}`;
};

/** Uses links again, at once, after a newer one, and for something else. */
const attackLinks = async (server: Running): Promise<readonly string[]> => {
  const email = 'links@fernside.example';
  await signUp(server, email);
  const [confirm = ''] = await mailedTokens(server, email, confirmAccountPath);
  // A scanner of mails opens it.
  await fetch(`${server.address}${confirmAccountPath}/${confirm}`);
  await forget(server, email);
  await forget(server, email);
  const [newer = '', older = ''] = await mailedTokens(server, email, paths.forgotPassword, 2);
  const password = 'a-second-long-secret';
  const strangers = await Promise.all(
    [
      ['/v1/confirmation/confirm', { token: newer }],
      ['/v1/profile/email/confirm', { token: newer }],
      ['/v1/profile/email/confirm', { token: confirm }],
      ['/v1/password/reset', { token: confirm, password }],
    ].map(
      async ([path, body]) => (await call(server, String(path), { headers: fromElsewhere(), body })).status,
    ),
  );
  const confirmed = await reuse(server, '/v1/confirmation/confirm', () => ({ token: confirm }));
  const reset = await reuse(server, '/v1/password/reset', (number) => ({
    token: newer,
    password: `${password}-${number}`,
  }));
  const outdated = (
    await call(server, '/v1/password/reset', { headers: fromElsewhere(), body: { token: older, password } })
  ).status;
  return [
    ...(confirmed === 'works once' ? [] : [`confirmation ${confirmed}`]),
    ...(reset === 'works once' ? [] : [`new password ${reset}`]),
    ...(outdated === 404 ? [] : [`an older link answers ${outdated}`]),
    ...(strangers.every((status) => status === 404) ? [] : [`other uses answer ${strangers.join(' ')}`]),
  ];
};

/** Asks for accounts by the time and text of sign-up and of forgotten passwords, and uses mailed links again. */
export const attackAccounts = async (server: Running, database: string): Promise<readonly Finding[]> => {
  const holes = await attackLinks(server);
  for (let number = 0; number < attempts; number += 1) await signUp(server, known(number));
  const forgotten = await compare('forgotten', (email) => forget(server, email));
  const signedUp = await compare('new', (email) => signUp(server, email));
  const finding = (what: string, { measured, promised, good, answers }: typeof signedUp): Finding => ({
    database,
    what: `${attempts * 2} ${what}, known and unknown address`,
    measured: `${measured}, ${answers === 1 ? 'one answer' : `${answers} answers`}`,
    promised: `${promised}, one answer`,
    good: good && answers === 1,
  });
  return [
    finding('sign-ups', signedUp),
    finding('forgotten passwords', forgotten),
    {
      database,
      what: `mailed links, each used ${atOnce + 1} times and for something else`,
      measured: holes.length === 0 ? 'each works once' : holes.join(', '),
      promised: 'each works once',
      good: holes.length === 0,
    },
  ];
};
