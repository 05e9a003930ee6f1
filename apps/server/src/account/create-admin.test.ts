import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app';
import { askPassword } from './ask-password';
import { createAdmin } from './create-admin';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const password = 'correct horse battery';

describe('an administrator', () => {
  it('is created with a chosen password, and signs in as one', async () => {
    expect(await createAdmin(app.db, ' Dana@Example.com ', async () => password)).toBe('Dana@Example.com');
    const { status, body } = await app.post('/api/login', { email: 'dana@example.com', password });
    expect(status).toBe(200);
    expect(body).toMatchObject({ data: { user: { role: 'admin', name: 'Administrator' } } });
  });

  it.each([
    ['', 'Say which email the administrator signs in with.'],
    ['nobody', 'Enter an email address like name@company.com.'],
    ['BUYER@example.com', 'An account with this email already exists: BUYER@example.com.'],
  ])('is refused for "%s" before a password is asked for', async (email, line) => {
    const unasked = () => Promise.reject(new Error('It was asked for.'));
    await expect(createAdmin(app.db, email, unasked)).rejects.toThrow(line);
  });

  it('is refused with a password that is too short', async () => {
    await expect(createAdmin(app.db, 'eve@example.com', async () => '1234567')).rejects.toThrow(
      'Use a password of 8 characters or more.',
    );
  });
});

describe('the password', () => {
  const terminal = (typed: readonly string[], isTTY: boolean) => {
    let lines = typed;
    const input = Object.assign(new PassThrough(), { isTTY });
    const shown: string[] = [];
    const output = {
      write: (text: string) => {
        shown.push(text);
        if (text === '\n') return;
        // Somebody answers each question with their next line.
        const [line = '', ...rest] = lines;
        lines = rest;
        setImmediate(() => input.write(`${line}\r`));
      },
    };
    return { input, output, shown };
  };

  it('is asked for twice at a terminal, and never shows', async () => {
    const { shown, ...streams } = terminal([password, password], true);
    expect(await askPassword(streams)).toBe(password);
    expect(shown.join('')).toBe('Password (leave empty to have one made): \nThe same again: \n');
  });

  it('that is retyped differently is refused', async () => {
    await expect(askPassword(terminal([password, 'wrong'], true))).rejects.toThrow(
      'The two passwords differ',
    );
  });

  it('may be left to us', async () => {
    expect(await askPassword(terminal([''], true))).toBe('');
  });

  it('can be broken off', async () => {
    const { input, output } = terminal(['\u0003'], true);
    await expect(askPassword({ input, output })).rejects.toThrow('Nothing was created.');
  });

  it('may be piped in, and its first line counts', async () => {
    const { input, output } = terminal([], false);
    input.end(`${password}\nmore\n`);
    expect(await askPassword({ input, output })).toBe(password);
    const nothing = terminal([], false);
    nothing.input.end();
    expect(await askPassword(nothing)).toBe('');
  });
});
