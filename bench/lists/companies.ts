import { login, register } from '@gifting/api/account/endpoints';
import { type ApiClient, createClient } from '@gifting/api/core/client';
import { sql } from 'drizzle-orm';
import type { Database } from '../../apps/server/src/database/database';

/** A company, by how many orders it has. */
export interface Company {
  readonly email: string;
  readonly orders: number;
}

export const password = 'a-long-enough-secret';
export const small: Company = { email: 'few@example.com', orders: 20 };
export const large: Company = { email: 'many@example.com', orders: 5000 };

/** Orders of the whole database; the others' are spread evenly over time. */
const allOrders = 50_000;

/** A client with a session of the company. */
export const clientOf = async (address: string, { email }: Company): Promise<ApiClient> => {
  const baseUrl = `${address}/api`;
  const { call } = createClient({ baseUrl, getToken: () => null });
  const { token } = (await call(login, { body: { email, password } })).data;
  return createClient({ baseUrl, getToken: () => token });
};

/** Opens the company's account. */
export const join = async (address: string, { email }: Company): Promise<void> => {
  const { call } = createClient({ baseUrl: `${address}/api`, getToken: () => null });
  const body = {
    name: 'Amara Okafor',
    email,
    phone: '+44 113 496 0142',
    company_name: 'Calder & Wharf',
    company_address: '14 Calder Wharf, Leeds',
    password,
    password_confirmation: password,
  };
  await call(register, { body });
};

/** The buyer of an order: the companies' orders lie evenly among those of the demo buyer. */
const buyerOf = (company: Company) => sql`(select id from users where email = ${company.email})`;

/** Fills the database with the orders of companies that have joined. */
export const addOrders = async (db: Database): Promise<void> => {
  const every = (company: Company) => sql.raw(String(allOrders / company.orders));
  await db.execute(sql`
    insert into orders (user_id, name, email, phone, packs, budget_minor, currency, campaign_type, campaign_name,
      several_addresses, pay_now, get_invoice, total_minor)
    select
      case
        when number % ${every(small)} = 1 then ${buyerOf(small)}
        when number % ${every(large)} = 0 then ${buyerOf(large)}
        else (select min(id) from users)
      end,
      'Amara Okafor', 'buyer@example.com', '+44 113 496 0142', 50, 250000, 'GBP', 'microsite', 'Spring joiners',
      false, false, true, 69750 + number
    from generate_series(1, ${sql.raw(String(allOrders))}) as number`);
  await db.execute(sql`analyze orders`);
};
