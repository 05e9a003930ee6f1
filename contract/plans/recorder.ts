import pg from 'pg';
import * as z from 'zod/mini';
import { type Plan, planOf } from './plan';

/** A statement that the server sent, and how it was carried out. */
export interface Recorded {
  /** The row of the API, or what else sent it. */
  readonly by: string;
  readonly text: string;
  readonly plan: Plan;
}

/** A connection that keeps the plan of each statement. */
export interface Recorder {
  readonly client: pg.Client;
  readonly recorded: readonly Recorded[];
  /** Names what the statements after it are sent by. */
  by: string;
}

const sent = z.object({ text: z.string() });
const explained = z.object({ rows: z.tuple([z.object({ 'QUERY PLAN': z.unknown() })]) });

/** How often the same statement of the same sender is explained: its values differ from call to call. */
const mostPlans = 8;

const isExplained = (text: string): boolean => /^\s*(select|insert|update|delete|with)\b/i.test(text);

/**
 * Connects and explains each statement, the same one a few times, just before it is sent, with its own values and in its own transaction, of which
 * that part is rolled back. Statements wait for one another, as the connection is the only one.
 */
export const openRecorder = async (url: string): Promise<Recorder> => {
  const client = new pg.Client(url);
  await client.connect();
  const run: (...statement: unknown[]) => Promise<unknown> = client.query.bind(client);
  const recorded: Recorded[] = [];
  const recorder = { client, recorded, by: '' };
  const explainedTimes = new Map<string, number>();
  let inTransaction = false;
  let turn: Promise<unknown> = Promise.resolve();

  const explain = async (text: string, values: unknown): Promise<void> => {
    const key = `${recorder.by} ${text}`;
    const times = explainedTimes.get(key) ?? 0;
    if (times === mostPlans) return;
    explainedTimes.set(key, times + 1);
    await run(inTransaction ? 'savepoint explained' : 'begin');
    try {
      const answer = await run(`explain (analyze, buffers, format json) ${text}`, values);
      const [{ 'QUERY PLAN': plan }] = z.parse(explained, answer).rows;
      recorded.push({ by: recorder.by, text, plan: planOf(plan) });
    } catch (error) {
      // What PostgreSQL refuses, such as a second row of a key, it refuses the server next.
      if (!(error instanceof pg.DatabaseError)) throw error;
    } finally {
      await run(inTransaction ? 'rollback to explained' : 'rollback');
    }
  };

  const query = async (statement: unknown, values: unknown): Promise<unknown> => {
    const { text } = typeof statement === 'string' ? { text: statement } : z.parse(sent, statement);
    if (/^begin/i.test(text)) inTransaction = true;
    if (isExplained(text)) await explain(text, values);
    try {
      return await run(statement, values);
    } finally {
      if (/^(commit|rollback)$/i.test(text)) inTransaction = false;
    }
  };

  Object.assign(client, {
    query: (statement: unknown, values: unknown) => {
      const next = turn.then(() => query(statement, values));
      turn = next.catch(() => undefined);
      return next;
    },
  });
  return recorder;
};
