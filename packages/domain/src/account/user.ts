import * as z from 'zod/mini';
import { wireId, wireText } from '../wire/wire';

/** The roles of the platform (ROLE-01). */
export const roles = ['admin', 'user'] as const;
export type Role = (typeof roles)[number];

/** A missing or unknown role counts as `user` (ROLE-02). */
const wireRole = z.codec(z.optional(z.nullable(z.string())), z.enum(roles), {
  decode: (role): Role => (role === 'admin' ? 'admin' : 'user'),
  encode: (role) => role,
});

/** The signed-in person, as the API sends and the session stores them (SESS-01). */
export const user = z.object({
  id: z.optional(wireId),
  name: wireText,
  email: wireText,
  phone: wireText,
  role: wireRole,
});
export type User = z.output<typeof user>;
