import type { Hono } from 'hono';
import Stripe from 'stripe';
import type { Database } from '../database/database';
import { createSigner } from '../database/server-key';
import type { PaymentGateway } from './gateway';
import { createSandboxGateway, sandboxPath } from './sandbox/gateway';
import { sandboxRoutes } from './sandbox/routes';
import { createStripeGateway } from './stripe/gateway';
import type { StripeSettings } from './stripe/settings';
import { stripeWebhook, stripeWebhookPath } from './stripe/webhook';

/** The payment step of a server: who handles payments, and the address it needs on this server. */
export interface PaymentStep {
  readonly gateway: PaymentGateway;
  readonly path: string;
  readonly routes: Hono;
}

interface PaymentStepSettings {
  readonly db: Database;
  readonly now: () => Date;
  readonly report: (where: string, error: unknown) => void;
  readonly stylesheets: readonly string[];
  /** Without it the sandbox handles payments, and no money moves. */
  readonly stripe?: StripeSettings | undefined;
  /** Where Stripe's API is; its own address unless a test stands in for it. */
  readonly stripeApi?: Stripe.StripeConfig | undefined;
}

/** Chooses who handles payments: Stripe where a key is given, otherwise the sandbox. */
export const createPaymentStep = ({
  db,
  now,
  report,
  stylesheets,
  stripe: settings,
  stripeApi,
}: PaymentStepSettings): PaymentStep => {
  if (!settings) {
    const signer = createSigner(db, 'sandbox payments');
    return {
      gateway: createSandboxGateway(signer),
      path: sandboxPath,
      routes: sandboxRoutes({ db, signer, now, stylesheets }),
    };
  }
  const stripe = new Stripe(settings.secretKey, { maxNetworkRetries: 2, timeout: 15_000, ...stripeApi });
  const signer = createSigner(db, 'stripe payments');
  return {
    gateway: createStripeGateway({ stripe, publicUrl: settings.publicUrl, signer }),
    path: stripeWebhookPath,
    routes: stripeWebhook({ db, stripe, secret: settings.webhookSecret, now, report }),
  };
};
