import { createInterface } from 'node:readline/promises';
import { type Readable, Writable } from 'node:stream';
import { StartFailure } from '../start-failure';

interface Terminal {
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly output: { write(text: string): unknown };
}

const firstLineOf = async (input: Readable): Promise<string> => {
  const lines = createInterface({ input });
  for await (const line of lines) return line;
  return '';
};

/** Prompts at a terminal without echo. */
const askUnseen = async ({ input, output }: Terminal, question: string): Promise<string> => {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input, output: nowhere, terminal: true });
  try {
    output.write(question);
    return await new Promise<string>((resolve, reject) => {
      reader.once('close', () => reject(new StartFailure('Nothing was created.')));
      reader.question('').then(resolve, reject);
    });
  } finally {
    reader.close();
    output.write('\n');
  }
};

/**
 * Reads a new password: asked twice at a terminal without echo, or the first line of piped input. Returns ''
 * for none. Throws a {@link StartFailure} if both entries differ or input ends.
 */
export const askPassword = async (terminal: Terminal): Promise<string> => {
  if (!terminal.input.isTTY) return firstLineOf(terminal.input);
  const password = await askUnseen(terminal, 'Password (leave empty to have one made): ');
  if (password && (await askUnseen(terminal, 'The same again: ')) !== password)
    throw new StartFailure('The two passwords differ. Nothing was created.');
  return password;
};
