import { demoSeller } from '@gifting/api/demo/seller';
import { drizzle } from 'drizzle-orm/node-postgres';
import { createAdmin } from '../../apps/server/src/account/create-admin';
import { createApp } from '../../apps/server/src/app';
import { artworkPath } from '../../apps/server/src/artwork/serve';
import type { Database } from '../../apps/server/src/database/database';
import { hasDemoAccounts, lockDemoAccounts, seedDemo } from '../../apps/server/src/database/seed';
import { creditNotePath, invoicePath } from '../../apps/server/src/invoices/routes';
import { mailboxPath } from '../../apps/server/src/mail/mailbox';
import { sendDue } from '../../apps/server/src/mail/worker';
import type { OpenIdSettings } from '../../apps/server/src/openid/provider';
import { proofPath } from '../../apps/server/src/orders/proof-files';
import { packingPath } from '../../apps/server/src/packing/packing';
import { sandboxPath } from '../../apps/server/src/payments/sandbox/gateway';
import { clientHeader, type Provider, providerOf } from '../providers/provider';
import type { Recorder } from './recorder';

/** The origin of the site, which an OpenID provider sends people back to. */
export const origin = 'http://localhost';

/** A server whose statements are recorded. */
export interface Site {
  /** Names each row that it is sent as what sends its statements. */
  readonly provider: Provider;
  /** Opens the pages and files that answers have linked to since. */
  readonly openLinked: () => Promise<void>;
  /** Does what no request asks for: the tasks of a running server, a start and the commands of an operator. */
  readonly runTasks: () => Promise<void>;
}

const filePaths = [invoicePath, creditNotePath, proofPath, artworkPath, packingPath, sandboxPath, '/uploads'];

const nothingSent = { deliver: async () => undefined, isFinal: () => false, keepsText: false };

/** Keeps the cookies of answers and sends them, as one browser. */
const browserOf = (ask: (request: Request) => Response | Promise<Response>) => {
  const cookies = new Map<string, string>();
  return async (request: Request): Promise<Response> => {
    request.headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await ask(request);
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
};

/** Opens a server on a recorded connection. An error it would log fails what caused it. */
export const openSite = (recorder: Recorder, openId: OpenIdSettings): Site => {
  const db: Database = drizzle(recorder.client);
  const tasks: { readonly name: string; readonly run: () => Promise<void> }[] = [];
  const linked = new Set<string>();
  const fail = (where: string, error: unknown) => {
    throw new Error(where, { cause: error });
  };
  // Time stands still: a slow run would note the use of sessions once more, for whichever row comes then.
  const opened = new Date();
  const app = createApp({
    db,
    now: () => opened,
    seller: demoSeller,
    mail: { origin: () => origin, mailbox: true },
    openId: { ...openId, origin: () => origin },
    clientAddress: (context) => context.req.header(clientHeader) ?? 'one office',
    every: (interval, run) => tasks.push({ name: `every ${interval / 60_000} minutes`, run }),
    onError: fail,
  });
  const ask = browserOf((request) => app.request(request));
  const open = async (name: string, path: string, init: RequestInit = {}) => {
    recorder.by = name;
    const response = await ask(new Request(origin + path, init));
    await response.arrayBuffer();
  };
  const provider = providerOf('recorded server', ask, async () => undefined);

  return {
    provider: {
      ...provider,
      send: async (row, input, token, headers) => {
        recorder.by = row.name;
        const answer = await provider.send(row, input, token, headers);
        for (const [, path = ''] of JSON.stringify(answer.body).matchAll(/"(\/[^"\s]+)"/g))
          if (filePaths.some((start) => path.startsWith(`${start}/`))) linked.add(path);
        return answer;
      },
    },
    openLinked: async () => {
      for (const path of linked) {
        const name = filePaths.find((start) => path.startsWith(start)) ?? '';
        await open(name, path);
        if (name !== sandboxPath) continue;
        const body = new URLSearchParams({ outcome: 'authorise' });
        await open(name, path, { method: 'POST', body });
      }
      for (const path of [mailboxPath, '/sitemap.xml', '/api/v1/ready']) await open(path, path);
    },
    runTasks: async () => {
      for (const { name, run } of tasks) {
        recorder.by = name;
        await run();
      }
      recorder.by = 'sending mails';
      await sendDue({ db, transport: nothingSent, now: () => new Date(), onError: fail });
      recorder.by = 'npm run admin';
      await createAdmin(db, 'team@example.com', async () => 'a-long-enough-secret');
      recorder.by = 'npm start';
      await seedDemo(db);
      if (await hasDemoAccounts(db)) await lockDemoAccounts(db);
    },
  };
};
