import { AdminList } from '@gifting/ui/patterns/AdminList/AdminList.tsx';
import { Picture, tintOf } from '@gifting/ui/primitives/Picture/Picture.tsx';
import type { TableColumn } from '@gifting/ui/primitives/Table/Table.tsx';
import { Tag } from '@gifting/ui/primitives/Tag/Tag.tsx';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { measureList } from './steps.ts';
import '@gifting/ui/styles.css';

type Product = Readonly<{ id: number; name: string; minimum: number; open: boolean }>;

const rows: readonly Product[] = Array.from({ length: 1000 }, (_, index) => ({
  id: index + 1,
  name: `Product ${index + 1}`,
  minimum: 25 + (index % 8) * 25,
  open: index % 3 > 0,
}));

/** As many columns, and of as many kinds, as the largest list of the product. */
const columns: readonly TableColumn<Product>[] = [
  {
    key: 'picture',
    header: 'Image',
    kind: 'picture',
    cell: ({ id }) => <Picture src="/pictures/mug.svg" alt="" tint={tintOf(id)} />,
  },
  { key: 'name', header: 'Product', kind: 'id', cell: ({ name }) => name },
  { key: 'gifting', header: 'Gifting', cell: () => 'Welcome packs' },
  { key: 'category', header: 'Category', cell: () => 'Drinkware' },
  { key: 'type', header: 'Type', cell: () => 'product' },
  { key: 'minimum', header: 'Min', kind: 'number', cell: ({ minimum }) => `${minimum} pcs` },
  { key: 'delivery', header: 'Delivery time', cell: () => '10-12 working days' },
  {
    key: 'status',
    header: 'Status',
    kind: 'status',
    cell: ({ open }) => <Tag status={open ? 'active' : 'neutral'}>{open ? 'Active' : 'Inactive'}</Tag>,
  },
];

const settled = { error: null, isFetching: false, refetch: () => undefined };
const nameOf = ({ name }: Product) => name;
const ignore = () => undefined;

const texts = {
  title: 'Products',
  table: 'All Available Products',
  count: (count: number) => `${count} products`,
  add: 'Add Product',
  edit: 'Edit',
  delete: 'Delete',
  deleting: 'Deleting',
  deleteTitle: (name: string) => `Delete ${name}?`,
  loading: 'Loading products',
  empty: 'No products',
  error: 'Something went wrong!',
  retry: 'Try Again',
} as const;

const Page = () => {
  const [products, setProducts] = useState<readonly Product[] | null>(null);
  return (
    <main className="page">
      {/* As in the product, text of both typefaces was rendered before: a browser's first takes a quarter of a second. */}
      <p className="t-title">Administration</p>
      <p>A list for an administrator</p>
      <button type="button" onClick={() => setProducts(rows)}>
        Show the products
      </button>
      {products && (
        <AdminList
          texts={texts}
          resource={{ ...settled, data: products }}
          columns={columns}
          rowKey={({ id }) => id}
          rowName={nameOf}
          onAdd={ignore}
          onEdit={ignore}
          onDelete={async (gone) => setProducts(products.filter((one) => one !== gone))}
          describeDeletion={() => 'It is no longer offered.'}
        />
      )}
    </main>
  );
};

declare global {
  interface Window {
    measureList: () => ReturnType<typeof measureList>;
  }
}

window.measureList = () => measureList(rows.length);

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
