import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it } from 'vitest';
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
