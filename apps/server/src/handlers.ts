import type { Answer } from '@gifting/api/core/endpoint';
import { type RowName, type RowNamed, type RowNameOf, rowNamed, table } from '@gifting/api/table';
import { type Route, type RouteRequest, route } from './http/route';

/** A handler for every row of the table, by the row's name: a missing one is a compile error. */
export type Handlers = {
  readonly [Name in RowName]: (
    request: RouteRequest<RowNamed<Name>>,
  ) => Promise<Answer<RowNamed<Name>>> | Answer<RowNamed<Name>>;
};

/** The handlers of a resource's rows. */
export type HandlersOf<Resource extends string> = Pick<Handlers, RowNameOf<Resource>>;

/** Binds every row to its handler, in the order of the table. */
export const routesOf = (handlers: Handlers): readonly Route[] => {
  const routeOf = <Name extends RowName>(name: Name): Route => route(rowNamed(name), handlers[name]);
  return table.map(({ name }) => routeOf(name));
};
