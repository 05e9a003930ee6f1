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

/** The payment provider of a server, and the routes it needs. */
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
  /** Without it the sandbox handles payments. */
  readonly stripe?: StripeSettings | undefined;
  /** The address of Stripe's API, for tests. */
  readonly stripeApi?: Stripe.StripeConfig | undefined;
}

/** Creates the payment provider: Stripe if it is configured, otherwise the sandbox. */
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
