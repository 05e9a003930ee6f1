/** What is in stock of an item. `price` is per piece, in hundredths of `currency`. */
export interface InventoryItem {
  readonly id: string;
  readonly name: string;
  readonly picture: string | null;
  readonly brandStatus: string;
  readonly price: number;
  readonly currency: string;
  readonly quantity: number;
  /** The number of the invoice it was bought with. */
  readonly invoice: string;
  /** ISO date or null. */
  readonly dueDate: string | null;
}

/** Sample rows, the same for everyone (INV-02). The screen labels them as samples. */
export const sampleInventory: readonly InventoryItem[] = [
  {
    id: '1',
    name: 'Stoneware Mug',
    picture: '/pictures/mug.svg',
    brandStatus: 'Branded',
    price: 840,
    currency: 'GBP',
    quantity: 840,
    invoice: '2041',
    dueDate: '2026-01-12',
  },
  {
    id: '2',
    name: 'Notebook',
    picture: '/pictures/notebook.svg',
    brandStatus: 'Branded',
    price: 725,
    currency: 'GBP',
    quantity: 310,
    invoice: '2038',
    dueDate: '2025-12-05',
  },
  {
    id: '3',
    name: 'Hoodie',
    picture: '/pictures/hoodie.svg',
    brandStatus: 'Plain',
    price: 2850,
    currency: 'GBP',
    quantity: 46,
    invoice: '2033',
    dueDate: '2025-11-28',
  },
  {
    id: '4',
    name: 'Kraft Mailer',
    picture: '/pictures/box-mailer.svg',
    brandStatus: 'Custom branding',
    price: 420,
    currency: 'GBP',
    quantity: 1180,
    invoice: '2029',
    dueDate: '2025-11-21',
  },
];
