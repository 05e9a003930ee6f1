import { createTransport } from 'nodemailer';
import * as z from 'zod/mini';
import type { Transport } from './worker';

/** Time limits in milliseconds; together far below the lease of a mail. */
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const;

const answer = z.object({ responseCode: z.number() });

/** Sends by an SMTP server. `url` is `smtp://user:password@host:587`, `from` the address that mails come from. */
export const createSmtp = (url: string, from: string): Transport => {
  const address = new URL(url);
  address.searchParams.set('pool', 'true');
  for (const [name, limit] of Object.entries(limits)) address.searchParams.set(name, String(limit));
  const smtp = createTransport(address.href);
  const host = from.split('@').at(-1);
  return {
    deliver: async ({ id, recipient, subject, body }) => {
      await smtp.sendMail({
        from,
        to: { name: '', address: recipient },
        subject,
        text: body,
        // The same after a crash, so that receivers can drop a second copy.
        messageId: `<mail-${id}@${host}>`,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    // RFC 5321: 5yz is a permanent refusal.
    isFinal: (error) => {
      const { data } = answer.safeParse(error);
      return data !== undefined && data.responseCode >= 500;
    },
    keepsText: false,
  };
};
