import { limitOf, type Page, type PageQuery, toPage } from '@gifting/domain/wire/page';
import { type Column, lt, type SQL } from 'drizzle-orm';

/** Selects the rows after the cursor of a query, in a list by descending ids; all rows without a cursor. */
export const afterCursor = (id: Column, { cursor }: PageQuery): SQL | undefined =>
  cursor === undefined ? undefined : lt(id, Number(cursor));

/** A select whose number of rows is not limited yet. */
interface Unlimited<Row> extends PromiseLike<Row[]> {
  limit(count: number): PromiseLike<Row[]>;
}

/** Reads the page that a query asks for, or the whole list. `select` has the condition of {@link afterCursor}. */
export const readPage = async <Row, Item extends { readonly id: string }>(
  query: PageQuery,
  select: Unlimited<Row>,
  toItems: (rows: Row[]) => Item[] | Promise<Item[]>,
): Promise<Page<Item>> => {
  const limit = limitOf(query);
  if (limit === undefined) return { items: await toItems(await select) };
  return toPage(await toItems(await select.limit(limit + 1)), limit);
};
