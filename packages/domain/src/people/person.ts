import * as z from 'zod/mini';
import { roles } from '../account/user';
import { entity, field } from '../wire/entity';
import { wireId, wireText } from '../wire/wire';

/** A person with an account, as administrators see them (`people.manage`). */
export const person = entity({
  id: field('id', wireId),
  name: field('name', wireText),
  email: field('email', wireText),
  companyName: field('company_name', wireText),
  role: field('role', z.enum(roles)),
  /** Whether they may not sign in. */
  disabled: field('disabled', z.boolean()),
  /** ISO 8601; `null` for whoever has not signed in since this is recorded. */
  lastSignInAt: field('last_sign_in_at', z.nullable(z.iso.datetime())),
});
export type Person = z.output<typeof person>;

/** What an administrator decides of a person. */
export const personChange = z.object({ role: z.enum(roles), disabled: z.boolean() });
export type PersonChange = z.output<typeof personChange>;

/** The form of that decision: radio buttons hold text. */
export const personForm = z.object({ role: z.enum(roles), access: z.enum(['allowed', 'disabled']) });
export type PersonForm = z.output<typeof personForm>;
