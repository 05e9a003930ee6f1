import { type PGlite, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite';
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite';
import * as schema from './schema';

const { serialize } = protocol;

/** How many statements are kept parsed; there are fewer in the code. Those that were used last stay. */
const room = 200;

interface Statement {
  readonly name: string;
  /** The types of its parameters, as the database numbers them. */
  readonly types: readonly number[];
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
    return { name, types: parse.parseDescribeStatementResults(answer) };
  };

  const find = async (text: string): Promise<Statement> => {
    const statement = kept.get(text) ?? (await prepare(text));
    kept.delete(text);
    kept.set(text, statement);
    const [oldest] = kept;
    if (kept.size > room && oldest) {
      kept.delete(oldest[0]);
      await send(serialize.close({ type: 'S', name: oldest[1].name }));
    }
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
      const { name, types } = await find(text);
      const values = params.map((value, index) => written(value, types[index]));
      const answer = await send(
        serialize.bind({ statement: name, values }),
        serialize.describe({ type: 'P' }),
        serialize.execute(),
      );
      const [result] = parse.parseResults(answer, client.parsers, rowMode && { rowMode });
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
