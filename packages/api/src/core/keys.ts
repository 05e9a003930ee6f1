import type { Endpoint, RequestInput } from './endpoint';

/** The cache key of a row and what it was asked: `['orders.detail', { params: { orderNumber: '7' } }]`. */
export const queryKey = <Row extends Endpoint>(row: Row, input: RequestInput<Row>) =>
  [row.name, input] as const;
