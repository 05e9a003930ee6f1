import { expect, it } from 'vitest';
import { invitationText } from './invitation';

const parts = {
  sender: 'Amara Okafor',
  name: '',
  link: 'https://gifts.example/claim/a',
  opening: { opens: null, closes: null, timeZone: null },
};

it('an invitation says who sends a gift, where it is and until when', () => {
  expect(invitationText(parts)).toBe(
    [
      'Hello,',
      'Amara Okafor would like to send you a gift. Choose it, and say where it goes:\nhttps://gifts.example/claim/a',
      'There is nothing to pay, and you need no account.',
    ].join('\n\n'),
  );
  const opening = { opens: null, closes: '2026-01-30T23:59', timeZone: 'Europe/London' };
  expect(invitationText({ ...parts, opening })).toMatch(
    /It is open until .*30 Jan 2026.*23:59 GMT\. There is/,
  );
});

it('an invitation for one person asks them to keep the link', () => {
  const text = invitationText({ ...parts, name: 'Noor Haddad' });
  expect(text).toMatch(/^Hello Noor Haddad,/);
  expect(text).toContain('for you alone');
});
