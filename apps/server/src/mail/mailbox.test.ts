import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app';
import { createMailer } from './mail';
import { mailboxTransport } from './mailbox';
import { sendDue } from './worker';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ mail: { origin: () => 'http://localhost', mailbox: true } });
});
afterAll(() => app.close());

const now = () => new Date('2026-03-01T09:00:00Z');

it('shows mails with their links, and runs nothing in them', async () => {
  expect((await app.get('/mailbox')).body).toContain('No mail yet.');
  await createMailer(() => '', now).queue(app.db, {
    key: 'a',
    to: 'noor@lumen.example',
    subject: '<script>alert(1)</script>',
    text: 'Choose it:\nhttp://localhost/claim/abc\nBye',
  });
  await sendDue({ db: app.db, transport: mailboxTransport, now, onError: () => undefined });
  const { body } = await app.get('/mailbox');
  expect(body).toContain('&lt;script&gt;');
  expect(body).not.toContain('<script>');
  expect(body).toContain('<a class="link" href="http://localhost/claim/abc">http://localhost/claim/abc</a>');
});

it('is for this machine: under another name there is none', async () => {
  expect((await app.send('http://evil.example/mailbox', {})).status).toBe(404);
});

it('is not there where mails are sent', async () => {
  const other = await createTestApp({ mail: { origin: () => 'https://gifts.example', mailbox: false } });
  expect((await other.get('/mailbox')).status).toBe(404);
  await other.close();
});
