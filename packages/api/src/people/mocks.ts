import type { Person } from '@gifting/domain/people/person';
import { sampleAdmin, sampleBuyer } from '../account/mocks';
import { mock } from '../core/mock';
import { done } from '../core/texts';
import { demoUsers } from '../demo/users';
import type { RowMocksOf } from '../row-mocks';
import { listPeople, updatePerson } from './admin-endpoints';

const [buyer, admin] = demoUsers;

/** The two people of the demo, one who has left, and one who never signed in. */
export const samplePeople: Person[] = [
  {
    id: '1204',
    name: 'Noor Haddad',
    email: 'noor@fernside.example',
    companyName: 'Fernside Studio',
    role: 'user',
    disabled: false,
    lastSignInAt: null,
  },
  {
    id: '1107',
    name: 'Tom Achebe',
    email: 'tom@calder.example',
    companyName: 'Calder & Wharf',
    role: 'user',
    disabled: true,
    lastSignInAt: '2026-01-14T16:20:00Z',
  },
  {
    id: sampleAdmin.id ?? '',
    name: admin.name,
    email: admin.email,
    companyName: admin.companyName,
    role: 'admin',
    disabled: false,
    lastSignInAt: '2026-03-02T08:30:00Z',
  },
  {
    id: sampleBuyer.id ?? '',
    name: buyer.name,
    email: buyer.email,
    companyName: buyer.companyName,
    role: 'user',
    disabled: false,
    lastSignInAt: '2026-03-01T21:40:00Z',
  },
];

export const peopleMock = mock(listPeople, {
  ok: { items: samplePeople },
  empty: { items: [] },
});
export const updatePersonMock = mock(updatePerson, { ok: done('people.update') });

export const peopleMocks: RowMocksOf<'people'> = {
  'people.all': peopleMock,
  'people.update': updatePersonMock,
};
