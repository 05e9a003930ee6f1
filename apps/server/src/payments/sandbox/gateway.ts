import { randomBytes } from 'node:crypto';
import type { Signer } from '../../database/server-key';
import type { PaymentGateway } from '../gateway';

/** Where the sandbox's pages stand. */
export const sandboxPath = '/sandbox-payment';

const halfAnHour = 30 * 60_000;

/** The part of a page's address that names its payment: the number and a signature nobody can guess. */
const sandboxToken = async (signer: Signer, paymentId: number): Promise<string> =>
  `${paymentId}.${await signer.sign(String(paymentId))}`;

/** The payment a page's address names; `null` for an address nobody was given. */
export const paymentOfToken = async (signer: Signer, token: string): Promise<number | null> => {
  const [, id, signature] = /^([1-9]\d{0,15})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === undefined || signature === undefined) return null;
  return (await signer.isSigned(id, signature)) ? Number(id) : null;
};

/** The name a test authorisation is kept under. */
export const sandboxAuthorisation = (): string => `sandbox_${randomBytes(12).toString('hex')}`;

/** The payment step without a provider: a page of this server on which a test card is authorised or refused. */
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
});
