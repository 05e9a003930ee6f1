import type { RowMock } from './core/mock';
import type { RowName, RowNamed, RowNameOf } from './table';

/** A mock for every row of the table, by the row's name: a missing one is a compile error. */
export type RowMocks = { readonly [Name in RowName]: RowMock<RowNamed<Name>> };

/** The mocks of a resource's rows. */
export type RowMocksOf<Resource extends string> = Pick<RowMocks, RowNameOf<Resource>>;
