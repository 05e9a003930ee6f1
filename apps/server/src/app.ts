import { setTimeout as wait } from 'node:timers/promises';
import { refusalTexts } from '@gifting/api/core/texts';
import { confirmAccountRoute } from '@gifting/domain/confirmation/paths';
import { localDay } from '@gifting/domain/dates/dates';
import { openIdReturnPath } from '@gifting/domain/openid/paths';
import { confirmEmailRoute } from '@gifting/domain/profile/paths';
import { paths, recipientPaths } from '@gifting/domain/site/paths';
import type { Seller } from '@gifting/domain/tax/seller';
import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type Stripe from 'stripe';
import { createKnownDevices } from './account/known-device';
import { loginPeriod } from './account/login-limits';
import { accountRoutes } from './account/routes';
import { findCaller, type SessionLifetime } from './account/sessions';
import { createSlowLane } from './account/slow-lane';
import { createThrottle } from './account/throttle';
import { removeUnordered } from './artwork/repository';
import { artworkFileRoutes, artworkPath } from './artwork/serve';
import { claimsToPack } from './campaigns/packing';
import { campaignRoutes } from './campaigns/routes';
import { capabilityRoutes } from './capabilities/routes';
import { catalogueRoutes } from './catalogue/routes';
import { categoryRoutes } from './categories/routes';
import { claimRoutes } from './claims/routes';
import { collectionRoutes } from './collections/routes';
import { confirmationRoutes } from './confirmation/routes';
import { currencyRoutes } from './currencies/routes';
import { foldOrderCounts } from './dashboard/order-counts';
import { dashboardRoutes } from './dashboard/routes';
import type { Database } from './database/database';
import { createSigner } from './database/server-key';
import { isUnavailable } from './database/unavailable';
import type { Dependencies } from './dependencies';
import { giftBoxRoutes } from './gift-boxes/routes';
import { giftingRoutes } from './gifting/routes';
import { routesOf } from './handlers';
import { createApi, serverFailure } from './http/api';
import { createCatalogueAnswers } from './http/catalogue-answers';
import { healthRoutes } from './http/health';
import type { CreateRenderer } from './http/renderer';
import { retryAfter } from './http/retry-after';
import { onlyHttps, personalLinkHeaders, safeHeaders } from './http/safe-headers';
import { createSignedLinks } from './http/signed-links';
import { apiOriginsOf, inlineScriptsOf, serveWebApp, stylesheetsOf } from './http/static';
import { inquiryRoutes } from './inquiries/routes';
import { inventoryRoutes } from './inventory/routes';
import { issueDocument } from './invoices/issue';
import { creditNotePath, invoicePath, invoiceRoutes } from './invoices/routes';
import { createMailer } from './mail/mail';
import { mailboxPath, mailboxRoutes } from './mail/mailbox';
import { createOpenIdProvider, type OpenIdSettings } from './openid/provider';
import { openIdRoutes } from './openid/routes';
import { addressesToPack } from './orders/addresses';
import { proofFileRoutes, proofPath } from './orders/proof-files';
import { orderRoutes } from './orders/routes';
import { packingPath, packingRoutes } from './packing/packing';
import { passwordRoutes } from './passwords/routes';
import { warnOfEndingHolds } from './payments/ending-holds';
import { settleDuePayments } from './payments/settle';
import { createPaymentStep } from './payments/step';
import type { StripeSettings } from './payments/stripe/settings';
import { peopleRoutes } from './people/routes';
import { personalDataRoutes } from './personal-data/routes';
import { productRoutes } from './products/routes';
import { profileRoutes } from './profile/routes';
import { serviceRoutes } from './services/routes';
import { sessionRoutes } from './sessions/routes';
import { forCrawlers } from './site/crawlers';
import { serveUploads } from './uploads/serve';

/** The default lifetime of sessions: 30 days in total, 12 hours without use. */
export const defaultSessionLifetime: SessionLifetime = {
  absolute: 30 * 24 * 60 * 60_000,
  idle: 12 * 60 * 60_000,
};

/** How long a change of an order's status waits for its payment, in milliseconds: its caller gives up after thirty seconds. */
const settlePatience = 5_000;

/**
 * How often due payments are captured and released, in milliseconds: what a crash or a provider has left. Counts of orders
 * are folded then, too.
 */
const settleInterval = 5 * 60_000;

/** How often files that were never ordered are looked for, in milliseconds. */
const cleaningInterval = 6 * 60 * 60_000;

/** The settings of an app. Only the database has no default. */
export interface AppSettings {
  readonly db: Database;
  /** The same database, with time for rows with pictures; `db` by default. */
  readonly pictureDb?: Database;
  readonly now?: () => Date;
  readonly sessionLifetime?: SessionLifetime;
  /** The folder of the built web app; without it only the API is served. */
  readonly webFolder?: string;
  /** Creates the renderer of pages; without it the browser renders all of them. */
  readonly createRenderer?: CreateRenderer | undefined;
  /** The public origin of the site; by default that of each request. */
  readonly publicUrl?: string | undefined;
  /**
   * Enables mails, which a worker sends. `origin` is the site's public one, for links, and is asked for once the server
   * listens. `mailbox` serves a page with the mails, for people at this machine.
   */
  readonly mail?: { readonly origin: () => string; readonly mailbox: boolean } | undefined;
  /** Who signs people in besides this site. `origin` is the site's public one, asked for once the server listens. */
  readonly openId?: (OpenIdSettings & { readonly origin: () => string }) | undefined;
  /** Who sells; without it orders have no VAT. */
  readonly seller?: Seller | undefined;
  /** The time zone of the dates on invoices. */
  readonly timeZone?: string;
  /** Returns the address of the client. */
  readonly clientAddress?: (context: Context) => string;
  /** Enables Stripe; without it the sandbox handles card payments and no money moves. */
  readonly stripe?: StripeSettings | undefined;
  /** The address of Stripe's API, for tests. */
  readonly stripeApi?: Stripe.StripeConfig;
  /** Runs a task now and then again and again, with so many milliseconds between; by default never. */
  readonly every?: (interval: number, task: () => Promise<void>) => void;
  /** Whether the server is stopping: it is no longer ready for requests. */
  readonly isStopping?: () => boolean;
  /** Receives errors that no caller may read. */
  readonly onError?: (where: string, error: unknown) => void;
}

/**
 * Creates the server as a function from request to response. It neither listens, opens nor prints anything.
 */
export const createApp = ({
  db,
  pictureDb = db,
  now = () => new Date(),
  sessionLifetime = defaultSessionLifetime,
  webFolder,
  createRenderer,
  publicUrl,
  mail,
  openId,
  seller,
  timeZone = 'UTC',
  clientAddress = () => 'unknown',
  stripe,
  stripeApi,
  every = () => undefined,
  isStopping = () => false,
  onError = () => undefined,
}: AppSettings): Hono => {
  const secure = publicUrl?.startsWith('https:') ?? false;
  const stylesheets = webFolder === undefined ? [] : stylesheetsOf(webFolder);
  const payments = createPaymentStep({
    db,
    now,
    stripe,
    stripeApi,
    report: onError,
    stylesheets,
  });
  const invoices = createSignedLinks(invoicePath, createSigner(db, 'invoices'));
  const creditNotes = createSignedLinks(creditNotePath, createSigner(db, 'credit notes'));
  const proofs = createSignedLinks(proofPath, createSigner(db, 'proofs'));
  const artwork = createSignedLinks(artworkPath, createSigner(db, 'artwork'));
  const packing = {
    user: createSignedLinks(`${packingPath}/user`, createSigner(db, 'packing')),
    admin: createSignedLinks(`${packingPath}/admin`, createSigner(db, 'packing of administrators')),
    order: createSignedLinks(`${packingPath}/order`, createSigner(db, 'packing of orders')),
  };
  const settle = (orderId?: number) =>
    settleDuePayments({
      db,
      gateway: payments.gateway,
      now: now(),
      report: onError,
      ...(orderId !== undefined && { orderId }),
    });
  const mailer = mail ? createMailer(mail.origin, now) : null;
  every(settleInterval, async () => {
    await settle();
    if (mailer) await warnOfEndingHolds({ db, mailer, now: now(), report: onError });
    await foldOrderCounts(db).catch((error: unknown) => onError('folding counts', error));
  });
  let looked = 0;
  every(cleaningInterval, async () => {
    try {
      looked = await removeUnordered(db, now(), looked);
    } catch (error) {
      onError('removing artwork', error);
    }
  });
  const dependencies: Dependencies = {
    db,
    pictureDb,
    secureCookies: secure,
    now,
    sessionLifetime,
    loginThrottle: createThrottle(db, loginPeriod, now),
    knownDevices: createKnownDevices(createSigner(db, 'devices'), secure),
    slowLane: createSlowLane(),
    payments: payments.gateway,
    settlePayments: (orderId) =>
      Promise.race([settle(orderId), wait(settlePatience, undefined, { ref: false })]),
    taxBasis: () => (seller ? { sellerCountry: seller.country, day: localDay(now(), timeZone) } : null),
    issueDocument: async (tx, orderId) => {
      if (seller) await issueDocument(tx, { orderId, seller, timeZone, now: now() });
    },
    invoices,
    creditNotes,
    mailer,
    openId: openId ? createOpenIdProvider(openId, openId.origin) : null,
    proofs,
    artwork,
    packing,
  };
  const api = createApi({
    routes: routesOf({
      ...accountRoutes(dependencies),
      ...confirmationRoutes(dependencies),
      ...passwordRoutes(dependencies),
      ...profileRoutes(dependencies),
      ...openIdRoutes(dependencies),
      ...personalDataRoutes(dependencies),
      ...sessionRoutes(dependencies),
      ...capabilityRoutes(dependencies),
      ...inquiryRoutes(dependencies),
      ...giftingRoutes(dependencies),
      ...serviceRoutes(dependencies),
      ...collectionRoutes(dependencies),
      ...currencyRoutes(dependencies),
      ...categoryRoutes(dependencies),
      ...peopleRoutes(dependencies),
      ...productRoutes(dependencies),
      ...catalogueRoutes(dependencies),
      ...giftBoxRoutes(dependencies),
      ...orderRoutes(dependencies),
      ...dashboardRoutes(dependencies),
      ...inventoryRoutes(dependencies),
      ...campaignRoutes(dependencies),
      ...claimRoutes(dependencies),
    }),
    findCaller: (token) => findCaller(db, token, now(), sessionLifetime),
    clientAddress,
    catalogueAnswer: createCatalogueAnswers(db),
    onError,
  });
  const app = new Hono();
  // A Host that is no host makes an address that no route can read.
  app.use((context, next) =>
    URL.canParse(context.req.url) ? next() : Promise.resolve(context.text('Bad request\n', 400)),
  );
  // These routes set stricter headers of their own, so they come before those of pages.
  if (secure) app.use('/api/*', onlyHttps);
  app.route('/api', healthRoutes({ db, isStopping, onError }));
  app.route('/api', api);
  app.route('/uploads', serveUploads(db));
  app.route(payments.path, payments.routes);
  const drawn = { db, seller, now, timeZone };
  app.route(invoicePath, invoiceRoutes({ ...drawn, links: invoices, kind: 'invoice' }));
  app.route(creditNotePath, invoiceRoutes({ ...drawn, links: creditNotes, kind: 'credit_note' }));
  if (mail?.mailbox) app.route(mailboxPath, mailboxRoutes(db, stylesheets));
  app.route(artworkPath, artworkFileRoutes({ db, links: artwork, now }));
  app.route(proofPath, proofFileRoutes({ db, links: proofs, now }));
  const lists = { user: claimsToPack('user'), admin: claimsToPack('admin'), order: addressesToPack };
  app.route(packingPath, packingRoutes({ db, links: packing, lists, now, onError }));
  const headers = {
    scripts: webFolder === undefined ? [] : inlineScriptsOf(webFolder),
    apiOrigins: webFolder === undefined ? [] : apiOriginsOf(webFolder),
    onlyHttps: secure,
  };
  // The first middleware sets its headers last, so these replace those of other pages.
  for (const path of [
    ...recipientPaths,
    paths.resetPassword,
    confirmAccountRoute,
    confirmEmailRoute,
    openIdReturnPath,
  ])
    app.use(path, personalLinkHeaders(headers));
  app.use(safeHeaders(headers));
  app.route('/', forCrawlers(db, publicUrl));
  if (webFolder !== undefined) {
    const render = createRenderer?.({
      folder: webFolder,
      fetch: async (input, init) => app.fetch(new Request(input, init)),
      onError: (pathname, error) => onError(`rendering ${pathname}`, error),
    });
    app.route(
      '/',
      serveWebApp(
        webFolder,
        // The path as requested: `context.req.path` is decoded.
        render &&
          ((context) => {
            const { pathname, origin, search } = new URL(context.req.url);
            return render(pathname, publicUrl ?? origin, search);
          }),
      ),
    );
  } else app.get('/', (context) => context.text('The API is running. The web app has not been built yet.\n'));
  app.notFound((context) => context.text('Not found\n', 404));
  app.onError((error, context) => {
    // A refusal of the framework, such as a body over its limit.
    if (error instanceof HTTPException) return error.getResponse();
    onError(`${context.req.method} a page`, error);
    return isUnavailable(error)
      ? context.text(`${refusalTexts.busy}\n`, 503, { 'Retry-After': retryAfter })
      : context.text(`${serverFailure}\n`, 500);
  });
  return app;
};
