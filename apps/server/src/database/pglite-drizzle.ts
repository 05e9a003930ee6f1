import { type PGlite, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite';
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite';
import * as schema from './schema';

const { serialize } = protocol;

/** How many statements are kept parsed; there are fewer in the code. Those that were used last stay. */
const room = 200;

/**
 * How often a statement is run before it is parsed and planned anew: by then its tables may have grown, and no autovacuum is
 * in here to notice.
 */
const runs = 1000;

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;

interface Statement {
  readonly name: string;
  /** The types of its parameters, as the database numbers them. */
  readonly types: readonly number[];
  /** What its rows are made of. It is refused, and not run, when that is no longer so. */
  readonly columns: Messages;
  /** How often it may still be run. */
  readonly left: number;
}

/**
 * Replaces how a client sends statements. Its own way passes five messages one after the other and has each statement parsed
 * and planned anew, which takes longer than most of them do. Here a statement is parsed once and then run with one message.
 */
const keepStatements = (client: PGlite): void => {
  const kept = new Map<string, Statement>();
  let made = 0;
  let parsersPut = false;

  // Nothing to copy to disk afterwards: the file layer writes through.
  const send = (...messages: readonly Uint8Array[]) =>
    client.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false });

  const prepare = async (text: string): Promise<Statement> => {
    made += 1;
    const name = `kept_${made}`;
    const answer = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const types = parse.parseDescribeStatementResults(answer);
    return {
      name,
      types,
      columns: answer.filter((message) => message.name === 'rowDescription'),
      left: runs,
    };
  };

  const forget = async (text: string, { name }: Statement): Promise<void> => {
    kept.delete(text);
    await send(serialize.close({ type: 'S', name }));
  };

  const find = async (text: string): Promise<Statement> => {
    const known = kept.get(text);
    if (known?.left === 0) await forget(text, known);
    const statement = known?.left ? known : await prepare(text);
    // Now the last of the list.
    kept.delete(text);
    kept.set(text, { ...statement, left: statement.left - 1 });
    const [oldest] = kept;
    if (kept.size > room && oldest) await forget(...oldest);
    return statement;
  };

  const written = (value: unknown, type: number | undefined) => {
    if (value === null || value === undefined) return null;
    const serializer = type === undefined ? undefined : client.serializers[type];
    return serializer ? serializer(value) : String(value);
  };

  const run = <Row>(
    text: string,
    params: readonly unknown[] = [],
    { parsers, rowMode }: QueryOptions = {},
  ): Promise<Results<Row>> =>
    client.runExclusive(async () => {
      // Drizzle hands over the same parsers each time: they are put in for good, by the first.
      if (parsers && !parsersPut) Object.assign(client.parsers, parsers);
      parsersPut ||= parsers !== undefined;
      const { name, types, columns } = await find(text);
      const values = params.map((value, index) => written(value, types[index]));
      const answer = await send(serialize.bind({ statement: name, values }), serialize.execute());
      const [result] = parse.parseResults([...columns, ...answer], client.parsers, rowMode && { rowMode });
      // The driver's own type: what the rows are is known to whoever wrote the statement.
      return result as Results<Row>;
    });

  const transaction = client.transaction.bind(client);
  client.query = (...query) => client._runExclusiveTransaction(() => run(...query));
  client.transaction = (act) => transaction((tx) => act(Object.assign(tx, { query: run })));
};

/** Drizzle on an embedded database, which is used through it alone from then on. */
export const drizzleOn = (client: PGlite): PgliteDatabase<typeof schema> => {
  keepStatements(client);
  return drizzle(client, { schema });
};
