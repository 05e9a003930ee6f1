import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { askPassword } from './account/ask-password';
import { createAdmin } from './account/create-admin';
import { openDatabase } from './database/open';
import { readSettings } from './env';
import { describeError } from './http/error-log';
import { StartFailure } from './start-failure';

// The path holds for both forms of this file, src/admin.ts and dist/admin.mjs.
const migrationsFolder = fileURLToPath(new URL(join('..', 'migrations'), import.meta.url));

const usage = 'Use: npm run admin -- create EMAIL';

const run = async (): Promise<void> => {
  const [command, email, ...more] = process.argv.slice(2);
  if (command !== 'create' || email === undefined || more.length > 0) throw new StartFailure(usage);
  const database = await openDatabase(readSettings(process.env), migrationsFolder, (line) =>
    console.log(line),
  );
  try {
    let made = '';
    const created = await createAdmin(database.db, email, async () => {
      const chosen = await askPassword({ input: process.stdin, output: process.stdout });
      if (chosen === '') made = randomBytes(15).toString('base64url');
      return chosen || made;
    });
    console.log(`The administrator ${created} can sign in now.`);
    if (made) console.log(`Password: ${made} (shown once and stored as a hash only)`);
  } finally {
    await database.close();
  }
};

run().catch((error: unknown) => {
  console.error(
    error instanceof StartFailure
      ? error.message
      : describeError('The command could not be carried out', error),
  );
  process.exitCode = 1;
});
