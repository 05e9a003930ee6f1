/** The settings of Stripe. */
export interface StripeSettings {
  readonly secretKey: string;
  /** Verifies webhooks. */
  readonly webhookSecret: string;
  /** The public origin of the web app, without a trailing slash. */
  readonly publicUrl: string;
}
