import { sql } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app';
import { describeError } from './error-log';

it('tells of a database error by its code and names, not by what people typed', () => {
  const cause = Object.assign(new Error('duplicate key: (email)=(imogen@example.com)'), {
    code: '23505',
    detail: 'Key (lower(email))=(imogen@example.com) already exists.',
    constraint: 'users_email_key',
    table: 'users',
  });
  const error = new DrizzleQueryError('insert into users values ($1)', ['imogen@example.com'], cause);
  const entry = describeError('POST /api/register', error);
  expect(entry.split('\n')[0]).toBe(
    'POST /api/register: Error code=23505 table=users constraint=users_email_key',
  );
  expect(entry).not.toContain('imogen');
});

it('tells of another error by its message and where it happened', () => {
  const [first, second] = describeError('GET /api/v1/products', new TypeError('x is not a function')).split(
    '\n',
  );
  expect(first).toBe('GET /api/v1/products: TypeError x is not a function');
  expect(second).toMatch(/^\s+at .*error-log\.test/);
});

it('copes with what is no error', () => {
  expect(describeError('GET /', 'boom')).toBe('GET /: string');
});

it('leaves out of a message what looks like an address or a token', () => {
  const token = 'kJ8s-0Zt_3vQwYpL1mNbXcR5uHd7eFgA9iTo2yS4zWQ';
  const [line] = describeError(
    'POST /',
    new Error(`No mail to <Noor.H+x@fernside.example>: ${token} is no key`),
  ).split('\n');
  expect(line).toBe('POST /: Error No mail to <[email]>: [secret] is no key');
});

describe('a server whose database is broken', () => {
  const lines: string[] = [];
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ onError: (where, error) => lines.push(describeError(where, error)) });
    for (const table of ['users', 'sessions', 'login_failures'])
      await app.db.execute(sql.raw(`alter table ${table} rename to ${table}_gone`));
  });
  afterAll(() => app.close());

  it('logs each failure, and nothing anyone typed or holds', async () => {
    const person = { email: 'noor@fernside.example', password: 'a-long-enough-secret' };
    const token = 'kJ8s-0Zt_3vQwYpL1mNbXcR5uHd7eFgA9iTo2yS4zWQ';
    const replies = [
      await app.post('/api/login', person),
      await app.postForm('/api/register', {
        ...person,
        password_confirmation: person.password,
        name: 'Noor Haddad',
        phone: '+44 113 496 0177',
        company_name: 'Fernside Studio',
        company_address: '14 Calder Wharf',
      }),
      await app.get('/api/v1/order/noor@fernside.example?key=a-long-enough-secret', { token }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([500, 500, 500]);
    expect(lines).toHaveLength(3);
    for (const secret of [...Object.values(person), token, 'Haddad', '496 0177', 'Calder'])
      expect(lines.join('\n')).not.toContain(secret);
    expect(replies.map(({ body }) => JSON.stringify(body)).join()).not.toMatch(
      /users|login_failures|relation/,
    );
  });
});
