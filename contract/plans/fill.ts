import { orderStatuses, statusGroups } from '@gifting/domain/orders/order-status';
import type pg from 'pg';

/** How many rows the largest tables get, in proportion to the orders. */
export interface Scale {
  readonly orders: number;
}

/** How many orders the demo buyer has: what one company may read of its own. */
export const ordersOfBuyer = 100;

/** One of how many orders goes on; the others have ended. */
const share = { active: 50, campaign: 5, microsite: 100, proof: 10, payment: 3, document: 2 } as const;

/** The orders that go on, which are the newest. */
export const activeOrders = ({ orders }: Scale): number => orders / share.active;

/** Where the ids of the rows begin, each table's by itself; new rows come after all of them. */
const first = {
  users: 10_000_000,
  products: 20_000_000,
  orders: 100_000_000,
  items: 200_000_000,
  recipients: 300_000_000,
  links: 400_000_000,
  claims: 500_000_000,
  others: 600_000_000,
  next: 900_000_000,
} as const;

/** Ids near the end of lists that begin with the newest. */
export const farIds = [first.users + 30, first.orders + 30, first.items + 60] as const;

const listOf = (values: readonly string[]) => `array[${values.map((value) => `'${value}'`).join()}]`;

const ended = orderStatuses.filter((status) => !statusGroups.active.some((active) => active === status));

/** The number of people, products and so on for so many orders. */
const counts = ({ orders }: Scale) => ({
  orders,
  users: orders / 50,
  products: orders / 100,
  microsites: orders / share.microsite,
  /** Of each microsite. */
  recipients: 25,
  claims: 20,
});

/** The statements that lay the rows, one for each table. */
const statements = (scale: Scale, buyer: number): readonly string[] => {
  const { orders, users, products, microsites, recipients, claims } = counts(scale);
  const goesOn = `n > ${orders - activeOrders(scale)}`;
  // The first half of the statuses of orders that go on: nobody has decided about them, so their cards are not charged.
  const undecided = `${goesOn} and n / 7 % ${statusGroups.active.length} < ${statusGroups.active.length / 2}`;
  // Some are campaigns, as of everybody else.
  const ofBuyer = `n % ${orders / ordersOfBuyer} = n / ${orders / ordersOfBuyer} % 7`;
  const age = `(${orders} - n) * (interval '5 years' / ${orders})`;
  const micrositeOrder = `${first.orders} + ${orders} - ((n - 1) / ${recipients}) * ${share.campaign}`;
  const all = `generate_series(1, ${orders}) n`;
  return [
    `insert into users (id, name, email, phone, company_name, company_address, role, password_hash, created_at)
      select ${first.users} + n, 'Person ' || n, 'person-' || n || '@example.com', '', 'Company ' || n, '',
        case when n % (${users} / 10) = 0 then 'admin' else 'user' end::role, 'none', now() - interval '1 year'
      from generate_series(1, ${users}) n`,
    `insert into sessions (token_hash, user_id, created_at, last_used_at)
      select 'session ' || n, ${first.users} + 1 + n % ${users}, now() - interval '1 day', now() - interval '1 hour'
      from generate_series(1, ${users * 2}) n`,
    `insert into openid_identities (issuer, subject, user_id, email, linked_at)
      select 'https://issuer.example', 'person ' || n, ${first.users} + n, 'person-' || n || '@example.com', now()
      from generate_series(1, ${users / 4}) n`,
    ...['password_resets', 'openid_sign_ins', 'email_changes', 'login_failures'].map((table) => {
      const columns: Readonly<Record<string, string>> = {
        password_resets: `(token_hash, user_id, expires_at) select 'reset ' || n, ${first.users} + n, now() + interval '1 hour'`,
        openid_sign_ins: `(secret_hash, remember, expires_at) select 'secret ' || n, false, now() + interval '1 hour'`,
        email_changes: `(user_id, email, old_token_hash, new_token_hash, expires_at)
          select ${first.users} + n, 'new-' || n || '@example.com', 'old ' || n, 'new ' || n, now() + interval '1 day'`,
        login_failures: `(key_hash, failures, since) select 'key ' || n, 1, now()`,
      };
      return `insert into ${table} ${columns[table]} from generate_series(1, ${users / 2}) n`;
    }),
    `insert into products (id, gifting_id, category_id, slug, name, description, price_ranges, quantity, minimum_order_quantity, delivery_time)
      select ${first.products} + n, gifting_id, category_id, 'product-' || n, name || ' ' || n, description, price_ranges,
        100, minimum_order_quantity, delivery_time
      from generate_series(1, ${products}) n join lateral
        (select * from products where id < 1000 order by id offset n % 5 limit 1) demo on true`,
    `insert into artworks (id, user_id, name, kind, content, sha256, preview, created_at)
      select ${first.others} + n, ${first.users} + 1 + n % ${users}, 'logo.png', 'png', 'x', encode(sha256('x'), 'hex'), 'x',
        now() - interval '1 year'
      from generate_series(1, ${orders / 20}) n`,
    `insert into orders (id, user_id, name, email, phone, packs, budget_minor, currency, status, campaign_type, campaign_name,
        several_addresses, pay_now, get_invoice, payment_status, total_minor, artwork_id, due_date, idempotency_key, request_hash, created_at)
      select ${first.orders} + n, case when ${ofBuyer} then ${buyer} else ${first.users} + 1 + n % ${users} end,
        'Amara Okafor', 'buyer@example.com', '+44 113 496 0142', 50, 250000, 'GBP',
        case when ${goesOn} then (${listOf(statusGroups.active)})[1 + n / 7 % ${statusGroups.active.length}]
          when n % 20 = 3 then (${listOf(ended)})[1 + n / 20 % ${ended.length}] else 'delivered' end::order_status,
        case when n % ${share.campaign} = 0 then 'microsite' end::campaign_type, case when n % ${share.campaign} = 0 then 'Spring joiners' end,
        false, n % ${share.payment} = 0, n % ${share.payment} <> 0, 'pending', 69750,
        case when n % 20 = 0 then ${first.others} + n / 20 end, (now() - ${age} + interval '20 days')::date,
        'key ' || n, 'hash ' || n, now() - ${age}
      from ${all}`,
    `insert into order_counts (status, month, orders, packs)
      select status, to_char(created_at, 'YYYY-MM'), count(*), sum(packs) from orders group by 1, 2`,
    `insert into order_items (id, order_id, position, product_id, product_name, unit_minor, quantity)
      select ${first.items} + n * 2 + item, ${first.orders} + n, item, ${first.products} + 1 + (n + item) % ${products}, 'Stoneware Mug', 920, 50
      from ${all}, generate_series(0, 1) item`,
    `insert into order_addresses (order_id, kind, position, name, email, phone, line1, line2, line3, post_town, post_code)
      select ${first.orders} + n, kind, 0, 'Amara Okafor', 'buyer@example.com', '', '14 Calder Wharf', '', '', 'Leeds', 'LS10 1AP'
      from ${all}, unnest(enum_range(null::address_kind)) kind`,
    `insert into order_events (order_id, position, status, actor, user_id, note, answer_by, created_at)
      select id, 1, status, 'administrator', ${first.users} + 1 + id % 10, '',
        case when status = 'proof_sent' then now()::date + 5 end, created_at + interval '5 days'
      from orders where status <> 'pending'`,
    `insert into order_proofs (id, order_item_id, version, kind, content, created_at)
      select ${first.others} + ${orders} + n, ${first.items} + n * 2, 1, 'png', 'x', now()
      from ${all} where n % ${share.proof} = 0`,
    `insert into proof_comments (id, proof_id, actor, user_id, text, created_at)
      select ${first.others} + 2 * ${orders} + n, ${first.others} + ${orders} + n, 'buyer', ${first.users} + 1 + n % ${users}, 'Larger', now()
      from ${all} where n % ${share.proof} = 0`,
    `insert into documents (order_id, kind, number, content, issued_at)
      select ${first.orders} + n, 'invoice', 'INV-' || n, '{}', now() - ${age} from ${all} where n % ${share.document} = 0`,
    `insert into payments (id, order_id, provider, state, amount_minor, currency, reference, payer_hash, authorisation, held_until, created_at,
        expires_at, settled_at, ended_at)
      select ${first.others} + 3 * ${orders} + n, ${first.orders} + n, 'sandbox', case when ${undecided} then 'authorised' else 'captured' end::payment_state,
        69750, 'GBP', 'reference ' || n, 'payer', 'authorisation ' || n, now() + interval '6 days', now() - ${age}, now() - ${age}, now() - ${age},
        case when ${undecided} then null else now() - ${age} end
      from ${all} where n % ${share.payment} = 0`,
    `insert into microsites (order_id, gifts_per_person, closes, time_zone)
      select ${first.orders} + ${orders} - (n - 1) * ${share.campaign}, 1, case when n * ${share.campaign} < ${activeOrders(scale)}
        then '2100-12-24T18:00' else '2020-12-24T18:00' end, 'Europe/London'
      from generate_series(1, ${microsites}) n`,
    `insert into microsite_setups (order_item_id, ask_size, input_type, options)
      select id, true, 'options', array['M'] from order_items where order_id in (select order_id from microsites)`,
    `insert into campaign_recipients (id, order_id, key, name, email, phone, delivery_address_1, delivery_address_2, postal_code, post_town, created_at)
      select ${first.recipients} + n, ${micrositeOrder}, 'row ' || n, 'Noor Haddad', 'noor-' || n || '@example.com', '', '', '', '', '', now()
      from generate_series(1, ${microsites * recipients}) n`,
    `insert into claim_links (id, order_id, kind, name, email, claim_limit, token_hash, created_at, recipient_id)
      select ${first.links} + n, ${micrositeOrder}, 'personal', 'Noor Haddad', 'noor-' || n || '@example.com', 1, 'token ' || n, now(), ${first.recipients} + n
      from generate_series(1, ${microsites * recipients}) n`,
    `insert into link_reminders (link_id, token_hash, created_at)
      select id, 'reminder ' || id, now() from claim_links where id % 10 = 0`,
    `insert into claims (id, link_id, secret_hash, first_name, last_name, email, phone, delivery_address_1, delivery_address_2, postal_code,
        post_town, collected, created_at)
      select ${first.claims} + n, ${first.links} + n, 'secret ' || n, 'Noor', 'Haddad', 'noor-' || n || '@example.com', '', '27 Elm Grove', '', 'BS6 5AA',
        'Bristol', false, now() - n * interval '1 minute'
      from generate_series(1, ${microsites * recipients}) n where n % ${recipients} < ${claims}`,
    `insert into claim_gifts (claim_id, order_item_id, size)
      select claims.id, (order_id - ${first.orders}) * 2 + ${first.items}, 'M' from claims join claim_links on claim_links.id = link_id`,
    `insert into mails (id, key, recipient, subject, body, queued_at, due_at, sent_at)
      select ${first.others} + 4 * ${orders} + n, 'receipt ' || n, 'noor-' || n || '@example.com', 'Your gift', '', now(), now(), now()
      from generate_series(1, ${orders / 2}) n`,
    `insert into inquiries (id, email, phone, message, suspected, created_at)
      select ${first.others} + 5 * ${orders} + n, 'person-' || n || '@example.com', '', 'Hello', false, now()
      from generate_series(1, ${orders / 50}) n`,
  ];
};

/**
 * Fills a seeded database in proportion to its orders: for 1,000,000 there are 200,000 claims and 10,000 products. Triggers
 * and foreign keys do not run meanwhile.
 */
export const fill = async (client: pg.Client, scale: Scale, buyer: number): Promise<void> => {
  await client.query(`set session_replication_role = replica; set synchronous_commit = off`);
  for (const statement of statements(scale, buyer)) await client.query(statement);
  await client.query(`select setval('ids', ${first.next})`);
  await client.query('set session_replication_role = default');
  await client.query('vacuum analyze');
};
