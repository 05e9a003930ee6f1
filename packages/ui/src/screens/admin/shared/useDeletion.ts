import { type DataTag, useQueryClient } from '@tanstack/react-query';

/**
 * Deletes a list item with `remove`, and removes it from the cached list before the refetch. The command has restarted
 * refetches that began before it, so none brings the item back.
 */
export const useDeletion = <Item extends { readonly id: string }>(
  list: { readonly queryKey: DataTag<readonly unknown[], Item[], Error> },
  remove: (id: string) => Promise<unknown>,
) => {
  const client = useQueryClient();
  return async ({ id }: Item): Promise<void> => {
    await remove(id);
    client.setQueryData(list.queryKey, (items) => items?.filter((item) => item.id !== id));
  };
};
