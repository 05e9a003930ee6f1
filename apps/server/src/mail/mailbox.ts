import { brand } from '@gifting/domain/brand/brand';
import { desc, isNotNull } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Database } from '../database/database';
import { mails } from '../database/schema';
import { safeHeaders } from '../http/safe-headers';
import type { Transport } from './worker';

/** The path of the mailbox. */
export const mailboxPath = '/mailbox';

/** Keeps mails for {@link mailboxRoutes} instead of sending them. */
export const mailboxTransport: Transport = {
  deliver: async () => undefined,
  isFinal: () => false,
  keepsText: true,
};

const shown = 200;

/** The names of this machine. Any other name may be a site's that points here. */
const ownNames = new Set(['localhost', '127.0.0.1', '[::1]']);

const texts = {
  title: 'Mailbox',
  lead: 'Mails of this server, newest first. It sends none: SMTP_URL is not set.',
  none: 'No mail yet.',
  to: (recipient: string) => `To ${recipient}`,
} as const;

type Markup = ReturnType<typeof html>;

/** A text with its links to be followed. */
const withLinks = (text: string): Markup[] =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 === 1 ? html`<a class="link" href="${part}">${part}</a>` : html`${part}`,
    );

/** Shows the mails to people at this machine, in place of an SMTP server. `stylesheets` are those of the web app. */
export const mailboxRoutes = (db: Database, stylesheets: readonly string[]): Hono => {
  const app = new Hono();
  app.use((context, next) =>
    ownNames.has(new URL(context.req.url).hostname)
      ? next()
      : Promise.resolve(context.text('Not found\n', 404)),
  );
  app.use(safeHeaders({ referrerPolicy: 'no-referrer' }), async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
    context.header('X-Robots-Tag', 'noindex');
  });
  app.get('/', async (context) => {
    const sent = await db
      .select()
      .from(mails)
      .where(isNotNull(mails.sentAt))
      .orderBy(desc(mails.id))
      .limit(shown);
    return context.html(html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title} | ${brand.name}</title>
${stylesheets.map((href) => html`<link rel="stylesheet" href="${href}">`)}
</head>
<body>
<main id="main" class="page py-6">
<h1 class="t-title">${texts.title}</h1>
<p class="text-muted">${sent.length > 0 ? texts.lead : texts.none}</p>
${sent.map(
  ({ recipient, subject, body, queuedAt }) => html`<article class="card p-5 mt-5">
<h2 class="t-heading">${subject}</h2>
<p class="text-muted text-sm">${texts.to(recipient)}, <time datetime="${queuedAt.toISOString()}">${queuedAt.toUTCString()}</time></p>
<p class="mt-3 whitespace-pre-line wrap-anywhere" dir="auto">${withLinks(body)}</p>
</article>`,
)}
</main>
</body>
</html>`);
  });
  return app;
};
