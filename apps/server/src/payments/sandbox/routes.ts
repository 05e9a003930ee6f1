import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Database } from '../../database/database';
import { orders } from '../../database/schema';
import type { Signer } from '../../database/server-key';
import { safeHeaders } from '../../http/safe-headers';
import { payerHashOf } from '../payer';
import { closePayment, findPayment, type KnownPayment, settlePayment, wasAuthorised } from '../repository';
import { returnPaths } from '../return-paths';
import { paymentOfToken, sandboxAuthorisation } from './gateway';
import { closedPage, paymentPage } from './page';
import type { sandboxTexts } from './texts';

interface SandboxSettings {
  readonly db: Database;
  readonly signer: Signer;
  readonly now: () => Date;
  /** The style sheets of the web app. */
  readonly stylesheets: readonly string[];
}

const bodySize = 4096;

/** Serves the sandbox's pages, each only to the browser that placed its order. */
export const sandboxRoutes = ({ db, signer, now, stylesheets }: SandboxSettings): Hono => {
  const app = new Hono();

  const find = async (context: Context): Promise<KnownPayment | undefined> => {
    const id = await paymentOfToken(signer, context.req.param('token') ?? '');
    const payment = id === null ? undefined : await findPayment(db, 'sandbox', id);
    return payment && payment.payerHash === payerHashOf(context.req.header('cookie')) ? payment : undefined;
  };

  const closed = (
    context: Context,
    reason: keyof typeof sandboxTexts.closed,
    status: 200 | 404 | 410,
    payment?: KnownPayment,
  ) => context.html(closedPage(stylesheets, reason, payment && returnPaths(payment).back), status);

  /** Renders why a payment cannot be paid; `undefined` if it can. Closes an expired one. */
  const refuse = async (context: Context, payment: KnownPayment | undefined) => {
    if (!payment) return closed(context, 'unknown', 404);
    if (payment.state === 'open' && payment.expiresAt <= now()) {
      await closePayment(db, payment.id, 'expired', now());
      return closed(context, 'expired', 410, payment);
    }
    return payment.state === 'open' ? undefined : closed(context, payment.state, 200, payment);
  };

  app.use(safeHeaders({ referrerPolicy: 'no-referrer' }), async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
  });

  app.get('/:token', async (context) => {
    const payment = await find(context);
    const refusal = await refuse(context, payment);
    if (refusal || !payment) return refusal;
    const [order] = await db
      .select({ packs: orders.packs, payer: orders.name })
      .from(orders)
      .where(eq(orders.id, payment.orderId));
    return context.html(
      paymentPage(stylesheets, {
        ...payment,
        back: returnPaths(payment).back,
        packs: order?.packs ?? 1,
        payer: order?.payer ?? '',
      }),
    );
  });

  app.post('/:token', bodyLimit({ maxSize: bodySize }), async (context) => {
    // SameSite guards the cookie; Sec-Fetch-Site is checked where the browser sends it.
    const site = context.req.header('sec-fetch-site');
    const payment = site === undefined || site === 'same-origin' ? await find(context) : undefined;
    // What is no form has no outcome.
    const { outcome } = await context.req.parseBody().catch(() => ({ outcome: undefined }));
    if (payment?.state === 'open' && payment.expiresAt > now()) {
      if (outcome !== 'authorise' && outcome !== 'fail') return context.text('Bad request\n', 400);
      await settlePayment(
        db,
        payment.id,
        outcome === 'fail' ? 'failed' : { authorisation: sandboxAuthorisation() },
        now(),
      );
    }
    // Pressed twice, the second press leads where the first one led.
    const settled = payment && (await findPayment(db, 'sandbox', payment.id));
    if (settled && wasAuthorised(settled)) return context.redirect(returnPaths(settled).authorised, 303);
    if (settled?.state === 'failed') return context.redirect(returnPaths(settled).failed, 303);
    return (await refuse(context, settled)) ?? closed(context, 'unknown', 404);
  });

  return app;
};
