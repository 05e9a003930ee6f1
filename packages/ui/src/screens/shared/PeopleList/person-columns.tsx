import type { ListPerson } from '@gifting/domain/address-list/person';
import { Breakable } from '#primitives/Breakable/Breakable.tsx';
import type { TableColumn } from '#primitives/Table/Table.tsx';
import { peopleListTexts } from './people-list.texts';

const { columns: headers } = peopleListTexts.list;

const addressOf = ({ deliveryAddress1, deliveryAddress2, postTown, postalCode }: ListPerson) =>
  [deliveryAddress1, deliveryAddress2, postTown, postalCode].filter((line) => line !== '').join(', ');

/** The columns of a kept person. `toAsk` is said of whoever has no address. */
export const personColumns = (toAsk = ''): readonly TableColumn<ListPerson>[] => [
  { key: 'name', header: headers.name, kind: 'id', cell: ({ name }) => <bdi>{name}</bdi> },
  {
    key: 'email',
    header: headers.email,
    kind: 'long',
    cell: ({ email }) =>
      email === '' ? (
        <span className="muted">{peopleListTexts.list.noEmail}</span>
      ) : (
        <Breakable address={email} />
      ),
  },
  {
    key: 'address',
    header: headers.address,
    kind: 'phrase',
    cell: (person) => <bdi>{addressOf(person) || toAsk}</bdi>,
  },
];
