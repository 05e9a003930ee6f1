import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoPassword, demoUsers } from '@gifting/api/demo/users';
import { createApp } from './app';
import type { OpenDatabase } from './database/database';
import { openDatabase } from './database/open';
import { hasDemoAccounts, lockDemoAccounts } from './database/seed';
import { readSettings, type Settings } from './env';
import { addressOf } from './http/client-address';
import { describeError } from './http/error-log';
import { createNodeServer } from './http/node-server';
import { loadRenderer } from './http/renderer';
import { mailboxPath, mailboxTransport } from './mail/mailbox';
import { createSmtp } from './mail/smtp';
import { startMailWorker } from './mail/worker';
import { shutDown, whenOrphaned } from './shutdown';
import { StartFailure } from './start-failure';

// The path holds for both forms of this file, src/main.ts and dist/main.mjs.
const packageFolder = fileURLToPath(new URL('..', import.meta.url));
const migrationsFolder = join(packageFolder, 'migrations');
const webFolder = join(packageFolder, '../web/dist');

/** How long running requests may take after a signal to stop, in milliseconds; containers are killed after ten seconds. */
const shutdownTimeout = 8_000;

/** How long a server that others send requests to still accepts connections after that signal, in milliseconds. */
const drainTime = 1_000;

const listen = (server: Server, { port, host }: Settings): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new StartFailure(`Port ${port} is in use. Set PORT to another one.`)
          : new StartFailure(`The server cannot listen on port ${port} (${error.code ?? error.message}).`),
      );
    });
    server.listen(port, host, resolve);
  });

const portOf = (server: Server, settings: Settings): number => {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : settings.port;
};

/** Whether only this machine reaches the server, and no proxy passes others on to it. */
const isLocal = ({ host, publicUrl }: Settings): boolean =>
  publicUrl === undefined && ['localhost', '127.0.0.1', '::1'].includes(host);

const greet = async (settings: Settings, server: Server, database: OpenDatabase): Promise<void> => {
  const port = portOf(server, settings);
  const local = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(settings.host);
  const name = isIP(settings.host) === 6 ? `[${settings.host}]` : settings.host;
  console.log(`Open http://${local ? 'localhost' : name}:${port}`);
  if (!settings.smtp)
    console.log(
      isLocal(settings)
        ? `Mails are not sent. Read them at http://localhost:${port}${mailboxPath}`
        : 'Mails are not sent. Set SMTP_URL and MAIL_FROM.',
    );
  if (settings.publicUrl !== undefined && !settings.stripe)
    console.log(
      'Card payments are a test: buyers authorise them on a page of this server. Set up Stripe to take money.',
    );
  const locked = settings.publicUrl !== undefined && !settings.demo;
  if (locked || !(await hasDemoAccounts(database.db))) return;
  const accounts = demoUsers.map(({ email, role }) => `${email} (role ${role})`).join(' and ');
  console.log(`Demo accounts: ${accounts}, password ${demoPassword}`);
  if (!local || settings.host === '0.0.0.0' || settings.host === '::')
    console.log('Everyone who reaches this server can use them. DEMO=0 at the first start leaves them out.');
};

const start = async (): Promise<void> => {
  const settings = readSettings(process.env);
  const database = await openDatabase(settings, migrationsFolder, (line) => console.log(line));
  if (!settings.demo && settings.publicUrl !== undefined) {
    const locked = await lockDemoAccounts(database.db);
    if (locked > 0) console.log(`${locked} demo accounts had the published password and are locked now.`);
  }
  const transport = settings.smtp
    ? createSmtp(settings.smtp.url, settings.smtp.from)
    : isLocal(settings) && mailboxTransport;
  const origin = () => settings.publicUrl ?? `http://localhost:${portOf(server, settings)}`;
  const onError = (where: string, error: unknown) => console.error(describeError(where, error));
  let stopping = false;
  const createRenderer = await loadRenderer(join(packageFolder, '../web/dist-server'));
  const app = createApp({
    db: database.db,
    pictureDb: database.pictureDb,
    sessionLifetime: settings.sessionLifetime,
    publicUrl: settings.publicUrl,
    timeZone: settings.timeZone,
    seller: settings.seller,
    mail: transport ? { origin, mailbox: transport === mailboxTransport } : undefined,
    openId: settings.openId && { ...settings.openId, origin },
    stripe: settings.stripe,
    clientAddress: addressOf(settings.trustProxy, (line) => console.warn(line)),
    every: (interval, task) => {
      const run = async () => {
        if (stopping) return;
        await task();
        setTimeout(run, interval).unref();
      };
      void run();
    },
    isStopping: () => stopping,
    onError,
    ...(existsSync(join(webFolder, 'index.html')) && { webFolder, createRenderer }),
  });
  const server = createNodeServer({
    fetch: app.fetch,
    hostname: settings.host,
    onlyHttps: settings.publicUrl?.startsWith('https:') ?? false,
  });
  try {
    await listen(server, settings);
  } catch (error) {
    await database.close();
    throw error;
  }
  const stopMails = transport
    ? startMailWorker({ db: database.db, transport, now: () => new Date(), onError })
    : undefined;
  const stop = async (drain: number): Promise<void> => {
    // Ctrl+C reaches the whole process group and may arrive twice.
    if (stopping) return;
    stopping = true;
    await shutDown(server, { drain, timeout: shutdownTimeout });
    await stopMails?.();
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  process.on('SIGTERM', () => void stop(drainTime));
  if (process.env.npm_lifecycle_event !== undefined) whenOrphaned(() => void stop(drainTime));
  await greet(settings, server, database);
};

start().catch((error: unknown) => {
  console.error(
    error instanceof StartFailure ? error.message : describeError('The server could not start', error),
  );
  process.exit(1);
});
