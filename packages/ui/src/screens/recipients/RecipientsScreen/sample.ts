/** A person with access to the dashboard. `outstanding` is in hundredths of `currency`. */
export interface CompanyUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly access: 'hrCompany' | 'companyPerson';
  readonly ordersPlaced: number;
  readonly outstanding: number;
  readonly currency: string;
}

/** A recipient and the campaign that connects them. */
export interface Connection {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly campaign: string;
}

/** Sample rows, the same for everyone (RCPT-02). The screen labels them as samples. */
export const sampleUsers: readonly CompanyUser[] = [
  {
    id: '1',
    name: 'Amara Okafor',
    email: 'amara@lumen.example',
    access: 'hrCompany',
    ordersPlaced: 14,
    outstanding: 264_600,
    currency: 'GBP',
  },
  {
    id: '2',
    name: 'Tomas Lindqvist',
    email: 'tomas@lumen.example',
    access: 'companyPerson',
    ordersPlaced: 3,
    outstanding: 0,
    currency: 'GBP',
  },
  {
    id: '3',
    name: 'Priya Nair',
    email: 'priya@northfold.example',
    access: 'hrCompany',
    ordersPlaced: 9,
    outstanding: 68_400,
    currency: 'GBP',
  },
  {
    id: '4',
    name: 'Wen Zhao',
    email: 'wen@northfold.example',
    access: 'companyPerson',
    ordersPlaced: 1,
    outstanding: 0,
    currency: 'GBP',
  },
];

/** Sample rows, the same for everyone (RCPT-05). */
export const sampleConnections: readonly Connection[] = [
  { id: '1', name: 'Noor Haddad', email: 'noor.haddad@lumen.example', campaign: 'Spring joiners' },
  { id: '2', name: 'Elias Brandt', email: 'elias@lumen.example', campaign: 'Spring joiners' },
  { id: '3', name: 'Mei Tanaka', email: 'mei@lumen.example', campaign: 'Summit speakers' },
  { id: '4', name: 'Olu Adeyemi', email: 'olu@lumen.example', campaign: 'Winter thank you' },
];
