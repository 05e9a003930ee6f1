import type { Signer } from '../database/server-key';

const anHour = 60 * 60;

/** The id in a link, and whether the link has expired. */
interface OpenedLink {
  readonly id: number;
  readonly expired: boolean;
}

/** Signed links to files. They expire after an hour and need no session, because a picture or a new tab may have none. */
export interface SignedLinks {
  /** Creates a link. Call it only for callers who may see the file. */
  readonly make: (id: number, now: Date) => Promise<string>;
  /** Reads a link's last segment; `null` for a forged one. */
  readonly open: (name: string, now: Date) => Promise<OpenedLink | null>;
}

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** The end of the present hour: links made from it stay the same for an hour, so that browsers keep what they loaded. */
export const endOfHour = (now: Date): Date => new Date(Math.ceil(now.getTime() / 3_600_000) * 3_600_000);

/** Creates and reads links below a path. */
export const createSignedLinks = (path: string, signer: Signer): SignedLinks => ({
  make: async (id, now) => {
    const part = `${id}.${seconds(now) + anHour}`;
    return `${path}/${part}.${await signer.sign(part)}`;
  },
  open: async (name, now) => {
    const [, id, until, signature] = /^([1-9]\d{0,15})\.(\d{1,12})\.([\w-]{43})$/.exec(name) ?? [];
    if (id === undefined || until === undefined || signature === undefined) return null;
    if (!(await signer.isSigned(`${id}.${until}`, signature))) return null;
    return { id: Number(id), expired: Number(until) < seconds(now) };
  },
});
