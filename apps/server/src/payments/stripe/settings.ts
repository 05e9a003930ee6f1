/** What turns Stripe on. */
export interface StripeSettings {
  readonly secretKey: string;
  /** Signs what Stripe tells this server. */
  readonly webhookSecret: string;
  /** Where the web app is reached from outside, without a slash at the end. */
  readonly publicUrl: string;
}
