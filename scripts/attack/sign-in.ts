import { demoUsers } from '@gifting/api/demo/users';
import type { Running } from '../lib/product';
import { call, type Finding } from './target';
import { within } from './timing';

const attempts = 40;

/** Compares how long a wrong password takes for a known and an unknown account, from ever other clients. */
export const attackSignIn = async (server: Running, database: string): Promise<readonly Finding[]> => {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let attempt = 0; attempt < attempts; attempt += 1)
    for (const kind of ['known', 'unknown'] as const) {
      const email = kind === 'known' ? demoUsers[0].email : 'nobody@fernside.example';
      const { took } = await call(server, '/login', {
        headers: { 'X-Forwarded-For': `203.0.113.${attempt}` },
        body: { email, password: 'not-the-right-one' },
      });
      times[kind].push(took);
    }
  return [
    {
      database,
      what: `${attempts * 2} wrong passwords, known and unknown account`,
      ...within(times.known, times.unknown),
    },
  ];
};
