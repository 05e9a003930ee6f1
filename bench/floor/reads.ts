import { queryOptions } from '@tanstack/react-query';
import axios from 'axios';
import * as z from 'zod/mini';

/**
 * The reads of the two pages, from the product's URLs, with only the displayed fields parsed. The floor shares no code
 * with the product, so it writes the URLs itself.
 */

const envelope = z.object({ data: z.unknown() });

const read = <Data>(address: string, schema: z.ZodMiniType<Data>) =>
  queryOptions({
    queryKey: [address],
    queryFn: async ({ signal }) => {
      const { data } = z.parse(envelope, (await axios.get(address, { signal })).data);
      return z.parse(schema, data);
    },
  });

const entry = z.object({ id: z.number(), name: z.string(), description: z.string() });
const pack = z.extend(entry, { thumbnail: z.nullable(z.string()) });

/** The gifting categories. */
export const giftingQuery = read('/api/v1/gifting', z.array(entry));

/** The services. */
export const servicesQuery = read(
  '/api/v1/servces',
  z.array(z.extend(entry, { image: z.nullable(z.string()) })),
);

/** The collections. */
export const collectionsQuery = read(
  '/api/v1/collections',
  z.array(z.object({ id: z.number(), title: z.string() })),
);

/** A gifting category with its packages. */
export const giftingItemQuery = (id: string) =>
  read(
    `/api/v1/gifting/${encodeURIComponent(id)}`,
    z.object({ name: z.string(), description: z.string(), products: z.array(pack) }),
  );
