import { randomBytes } from 'node:crypto';
import type { Signer } from '../../database/server-key';
import type { PaymentGateway } from '../gateway';

/** The path of the sandbox's pages. */
export const sandboxPath = '/sandbox-payment';

const halfAnHour = 30 * 60_000;

/** The path segment of a payment: its id and an unguessable signature. */
const sandboxToken = async (signer: Signer, paymentId: number): Promise<string> =>
  `${paymentId}.${await signer.sign(String(paymentId))}`;

/** The payment id of a path segment; `null` for a forged one. */
export const paymentOfToken = async (signer: Signer, token: string): Promise<number | null> => {
  const [, id, signature] = /^([1-9]\d{0,15})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === undefined || signature === undefined) return null;
  return (await signer.isSigned(id, signature)) ? Number(id) : null;
};

/** The reference of a test authorisation. */
export const sandboxAuthorisation = (): string => `sandbox_${randomBytes(12).toString('hex')}`;

/** A provider for tests: a page of this server authorises or declines a test card. */
export const createSandboxGateway = (signer: Signer): PaymentGateway => ({
  provider: 'sandbox',
  lifetime: halfAnHour,
  pageOf: async ({ id }) => ({
    kind: 'open',
    reference: String(id),
    link: `${sandboxPath}/${await sandboxToken(signer, id)}`,
  }),
  // Closing the payment in the database closes the page.
  withdraw: async () => true,
  capture: async ({ heldUntil }, now) => (heldUntil > now ? 'captured' : 'released'),
  release: async () => 'released',
});
