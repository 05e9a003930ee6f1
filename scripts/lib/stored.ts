import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Running } from './product';

/** What a server has stored, read past it. */
export interface Stored {
  readonly database: string;
  /** Runs a query and returns its rows. */
  readonly read: (query: string) => Promise<unknown>;
}

export const inPostgres = (url: string): Stored => ({
  database: 'PostgreSQL',
  read: async (query) => {
    const client = new pg.Client(url);
    await client.connect();
    try {
      return (await client.query(query)).rows;
    } finally {
      await client.end();
    }
  },
});

/** The server must have stopped: two processes on one embedded database ruin it. */
export const inFolder = ({ dataFolder }: Running): Stored => ({
  database: 'embedded',
  read: async (query) => {
    const client = await PGlite.create(join(dataFolder, 'postgres'));
    try {
      return (await client.query(query)).rows;
    } finally {
      await client.close();
    }
  },
});
