// With its extension: the web app's build configuration imports this file in plain Node.
import { brand } from '../brand/brand.ts';

/** The two keys of a session in browser storage (SESS-03, SESS-04, A-11). */
export const sessionKeys = {
  user: `${brand.storagePrefix}User`,
  token: `${brand.storagePrefix}Token`,
} as const;
