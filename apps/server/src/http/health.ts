import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Database } from '../database/database';
import { sendJson } from './send-json';

interface HealthSettings {
  readonly db: Database;
  /** Whether the server is stopping, so that no new requests should be sent to it. */
  readonly isStopping: () => boolean;
  /** Receives the error behind a 503. */
  readonly onError: (where: string, error: unknown) => void;
}

/**
 * `/v1/health` says that the process answers, for a supervisor that restarts it. `/v1/ready` says whether to send it
 * requests: 503 while the database does not answer, and once the server is stopping. They are no rows of the API table.
 */
export const healthRoutes = ({ db, isStopping, onError }: HealthSettings): Hono => {
  const app = new Hono();
  app.get('/v1/health', (context) => sendJson(context, { status: 'ok' }));
  app.get('/v1/ready', async (context) => {
    if (isStopping()) return sendJson(context, { status: 'stopping' }, 503);
    try {
      await db.execute(sql`select 1`);
      return sendJson(context, { status: 'ok' });
    } catch (error) {
      onError('GET /v1/ready', error);
      return sendJson(context, { status: 'database unavailable' }, 503);
    }
  });
  return app;
};
