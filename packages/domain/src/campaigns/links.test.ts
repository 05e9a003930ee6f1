import { expect, it } from 'vitest';
import { linkForm, linkRequest, toLinkRequest } from './links';

const messagesOf = (form: object) =>
  (
    linkForm.safeParse({ kind: 'shared', limit: '100', name: '', email: '', ...form }).error?.issues ?? []
  ).map(({ path, message }) => `${path.join('.')}: ${message}`);

it.each([
  [{}, []],
  [{ limit: '' }, ['limit: Enter 1 or more']],
  [{ limit: '1.5' }, ['limit: Enter 1 or more']],
  [{ limit: 'many' }, ['limit: Enter 1 or more']],
  [{ limit: '1000001' }, ['limit: Enter a million or fewer']],
  [{ kind: 'personal' }, ['name: Enter a name']],
  [
    { kind: 'personal', name: 'Noor', email: 'noor@' },
    ['email: Enter an email address like name@company.com'],
  ],
  // What the other kind asks for does not matter.
  [{ kind: 'personal', name: 'Noor', limit: '' }, []],
])('the form %j has the messages %j', (form, messages) => {
  expect(messagesOf(form)).toEqual(messages);
});

it('a form becomes the body of its kind', () => {
  const form = { limit: '100', name: ' Noor ', email: ' ' };
  expect(toLinkRequest({ ...form, kind: 'shared' })).toEqual({ kind: 'shared', limit: 100 });
  expect(linkRequest.parse(toLinkRequest({ ...form, kind: 'personal' }))).toEqual({
    kind: 'personal',
    name: 'Noor',
  });
  const invited = toLinkRequest({ ...form, kind: 'personal', email: ' noor@lumen.example ' });
  expect(linkRequest.parse(invited)).toMatchObject({ name: 'Noor', email: 'noor@lumen.example' });
});
