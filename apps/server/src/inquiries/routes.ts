import { findAdministrators } from '../account/administrators';
import { inquiryLimitsOf } from '../account/login-limits';
import { beginAttempt } from '../account/too-many';
import { inquiries } from '../database/schema';
import type { Dependencies } from '../dependencies';
import type { HandlersOf } from '../handlers';
import { inquiryMail, receivedMail } from './mails';

/** Inquiries of visitors and buyers. */
export const inquiryRoutes = ({ db, now, loginThrottle, mailer }: Dependencies): HandlersOf<'inquiries'> => ({
  'inquiries.send': async ({ body: { website, ...inquiry }, clientAddress }) => {
    await beginAttempt(loginThrottle, inquiryLimitsOf(inquiry.email, clientAddress()), 'messages');
    // A person whose browser has filled in the hidden field loses nothing: it is stored, but nobody is mailed.
    const suspected = website !== '';
    return db.transaction(async (tx) => {
      const [stored] = await tx
        .insert(inquiries)
        .values({ ...inquiry, suspected, createdAt: now() })
        .returning({ id: inquiries.id });
      if (!stored) throw new Error('The inquiry was not stored.');
      const number = String(stored.id);
      if (mailer && !suspected) {
        const team = await findAdministrators(tx);
        const forTeam = inquiryMail(number, inquiry);
        await mailer.queue(
          tx,
          { key: `inquiry ${number}`, to: inquiry.email, ...receivedMail(number) },
          ...team.map(({ id, email }) => ({ key: `inquiry ${number} to ${id}`, to: email, ...forTeam })),
        );
      }
      return { number };
    });
  },
});
