import { pageTexts } from '#screens/orders/shared/OrderTable/order-table.texts.ts';

const people = (count: number): string =>
  count === 1 ? '1 person' : `${count.toLocaleString('en-GB')} people`;

/** The texts of a list of people that is kept: of a campaign's recipients, of an order's addresses. */
export const peopleListTexts = {
  people,
  error: 'Something went wrong',
  tryAgain: 'Try Again',
  keepFailed: (kept: number, why: string) =>
    kept === 0 ? `Nothing was kept: ${why}` : `Stopped after ${kept.toLocaleString('en-GB')}: ${why}`,
  goOn: 'Keep again to go on where it stopped.',
  reason: 'something went wrong.',
  offline: 'there is no connection.',
  kept: (count: number) => `${people(count)} kept`,
  known: (count: number) => `${people(count)} known already`,
  refused: (count: number) => `${people(count)} to mend`,
  list: {
    title: 'Kept so far',
    table: 'Recipients',
    none: 'Nobody is kept yet',
    loading: 'Loading the recipients',
    noEmail: 'Not given',
    columns: { name: 'Name', email: 'Email', address: 'Address', remove: 'Remove' },
    ...pageTexts('recipients'),
  },
  removal: {
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
    question: (name: string) => `Remove ${name}?`,
    cancel: 'Keep',
    removing: 'Removing',
    gone: 'They had been removed already',
    failed: 'Something went wrong',
  },
} as const;
