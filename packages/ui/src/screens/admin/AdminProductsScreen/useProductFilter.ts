import type { AdminProduct } from '@gifting/domain/products/admin-product';
import {
  arrangeProducts,
  type ProductFilter,
  type ProductOrder,
  productOrders,
} from '@gifting/domain/products/arrange';
import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

const parameters = { search: 'search', category: 'category', order: 'sort' } as const;

const isOrder = (text: string | null): text is ProductOrder => productOrders.some((order) => order === text);

const filterIn = (address: URLSearchParams): ProductFilter => {
  const order = address.get(parameters.order);
  return {
    search: address.get(parameters.search) ?? '',
    category: address.get(parameters.category) ?? '',
    order: isOrder(order) ? order : 'added',
  };
};

const write = (address: URLSearchParams, { search, category, order }: ProductFilter): URLSearchParams => {
  const values = { search, category, order: order === 'added' ? '' : order };
  for (const part of ['search', 'category', 'order'] as const) {
    if (values[part] === '') address.delete(parameters[part]);
    else address.set(parameters[part], values[part]);
  }
  return address;
};

/**
 * What is looked for, in the address: `?search=mug&category=32&sort=name`. A new search or choice is a new entry of the
 * history, so Back undoes it; further letters of a search replace the entry. Other parameters stay.
 */
export const useProductFilter = () => {
  const [address, setAddress] = useSearchParams();
  const { key } = useLocation();
  const navigation = useNavigationType();
  // Typing does not wait for the address, which changes in a transition.
  const [filter, setFilter] = useState(() => filterIn(address));
  useEffect(() => {
    if (navigation === 'POP') setFilter(filterIn(address));
  }, [key, navigation]);

  const change = (part: Partial<ProductFilter>) => {
    const next = { ...filter, ...part };
    const typing = part.search !== undefined && filter.search !== '' && next.search !== '';
    setFilter(next);
    setAddress((before) => write(before, next), { replace: typing, preventScrollReset: true });
  };
  const { search, category, order } = useDeferredValue(filter);
  const arrange = useCallback(
    (products: readonly AdminProduct[]) => arrangeProducts(products, { search, category, order }),
    [search, category, order],
  );
  return { filter, change, clear: () => change({ search: '', category: '' }), arrange };
};
