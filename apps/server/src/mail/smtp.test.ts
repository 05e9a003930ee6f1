import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createSmtp } from './smtp';

let server: Server | undefined;
afterEach(() => server?.close());

/** An SMTP server that takes one mail per connection, or refuses every recipient with `refusal`. */
const listen = async (refusal?: string) => {
  const received: string[] = [];
  const talk = (socket: Socket) => {
    let data = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 test');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (data) {
        received.push(text);
        if (!text.endsWith('\r\n.\r\n')) return;
        data = false;
        say('250 taken');
        return;
      }
      const [command = ''] = text.split(/[\s:]/);
      if (command === 'RCPT' && refusal !== undefined) say(refusal);
      else if (command === 'DATA') {
        data = true;
        say('354 go on');
      } else say('250 fine');
    });
  };
  const listening = createServer(talk);
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const address = listening.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { received, smtp: createSmtp(`smtp://127.0.0.1:${port}`, 'gifts@gifts.example') };
};

const mail = { id: 7, recipient: 'noor@lumen.example', subject: 'A gift\r\nBcc: x@y.example', body: 'Hello' };

it('a mail goes to one recipient, with an id of its own', async () => {
  const { received, smtp } = await listen();
  await smtp.deliver(mail);
  const text = received.join('');
  expect(text).toContain('To: noor@lumen.example');
  expect(text).toContain('Message-ID: <mail-7@gifts.example>');
  expect(text).not.toMatch(/^Bcc:/m);
  expect(text).toContain('Hello');
});

it('a refusal for good is told from one for now', async () => {
  const refusalOf = async (answer: string) => {
    const { smtp } = await listen(answer);
    const error = await smtp.deliver(mail).catch((reason: unknown) => reason);
    return smtp.isFinal(error);
  };
  expect(await refusalOf('550 no such mailbox')).toBe(true);
  expect(await refusalOf('451 try again')).toBe(false);
});

it('a server that is away is no refusal for good', async () => {
  const { smtp } = await listen();
  server?.close();
  const error = await smtp.deliver(mail).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(smtp.isFinal(error)).toBe(false);
});
