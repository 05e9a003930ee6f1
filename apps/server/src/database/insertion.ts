import { type SQL, sql } from 'drizzle-orm';
import { makePgArray, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';

/** Columns by the names their values are given with. */
type Columns = Readonly<Record<string, PgColumn>>;

/** A list of values as one parameter. */
const inOne = { mapToDriverValue: (values: unknown) => makePgArray(Array.isArray(values) ? values : []) };

const joined = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

/** An insert into some columns of a table, for a statement that does more than this. */
export const insertion = (table: PgTable, columns: readonly PgColumn[], rows: SQL): SQL =>
  sql`insert into ${table} (${joined(columns.map(({ name }) => sql`${sql.identifier(name)}`))}) ${rows}`;

/** One row to insert, in a query that is run with its values. */
export const oneRow = (columns: Columns): SQL =>
  sql`values (${joined(Object.entries(columns).map(([name, column]) => sql`${sql.param(sql.placeholder(name), column)}`))})`;

/** Rows to select from, however many, in a query that is run with what {@link columnwise} makes of them. */
export const manyRows = (list: string, columns: Columns): SQL => {
  const values = Object.entries(columns).map(
    ([name, column]) =>
      sql`${sql.param(sql.placeholder(`${list}.${name}`), inOne)}::${sql.raw(column.getSQLType())}[]`,
  );
  return sql`unnest(${joined(values)}) as ${sql.identifier(list)}`;
};

/** Rows as a list of values for each column: a statement of {@link manyRows} is the same for any number of them. */
export const columnwise = <Row extends object>(
  list: string,
  columns: { readonly [Name in keyof Row]: PgColumn },
  rows: readonly Row[],
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.keys(columns).map((name) => [`${list}.${name}`, rows.map((row) => Reflect.get(row, name))]),
  );
