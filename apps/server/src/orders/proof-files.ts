import { fieldRefusal, refuseFaults } from '@gifting/api/core/refusal';
import { isWholePdf, proofKindOf, proofRefusals } from '@gifting/domain/orders/proof-file';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Database } from '../database/database';
import { orderProofs, type proofKind } from '../database/schema';
import { safeHeaders } from '../http/safe-headers';
import type { SignedLinks } from '../http/signed-links';
import { readProofPicture } from '../uploads/images';

/** The path of the files of proofs. */
export const proofPath = '/proofs';

type StoredKind = (typeof proofKind.enumValues)[number];

/** The file of a proof as it is kept. */
interface ProofContent {
  readonly kind: StoredKind;
  readonly content: Uint8Array<ArrayBuffer>;
}

const contentTypes: Readonly<Record<StoredKind, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
};

/** How many bytes tell what a file is. */
const startLength = 1024;

/** Reads the file of a field: pictures are decoded, a document is kept as it came. Throws a 422 with what is wrong with it. */
const readFile = async (field: string, file: Blob): Promise<ProofContent> => {
  const kind = proofKindOf(new Uint8Array(await file.slice(0, startLength).arrayBuffer()));
  if (kind === null) throw fieldRefusal({ [field]: [proofRefusals.wrongKind] });
  if (kind !== 'pdf') return readProofPicture(field, file, kind);
  const content = new Uint8Array(await file.arrayBuffer());
  if (!isWholePdf(content)) refuseFaults({ [field]: [proofRefusals.damaged] });
  return { kind, content };
};

/** Reads the files of a request in order. */
export const readProofFiles = async (files: readonly Blob[]): Promise<readonly ProofContent[]> => {
  const contents: ProofContent[] = [];
  for (const [index, file] of files.entries()) contents.push(await readFile(`proofs.${index}.file`, file));
  return contents;
};

interface ProofFileSettings {
  readonly db: Database;
  readonly links: SignedLinks;
  readonly now: () => Date;
}

/** Serves the files of proofs to whoever has a link. */
export const proofFileRoutes = ({ db, links, now }: ProofFileSettings): Hono => {
  const app = new Hono();
  app.use(safeHeaders({ referrerPolicy: 'no-referrer' }));
  app.get('/:name', async (context) => {
    const opened = await links.open(context.req.param('name'), now());
    if (opened?.expired) return context.text('This link has expired\n', 410, { 'Cache-Control': 'no-store' });
    const [proof] = opened
      ? await db
          .select({ kind: orderProofs.kind, content: orderProofs.content })
          .from(orderProofs)
          .where(eq(orderProofs.id, opened.id))
      : [];
    if (!proof) return context.text('Not found\n', 404, { 'Cache-Control': 'no-store' });
    return context.body(proof.content, 200, {
      'Content-Type': contentTypes[proof.kind],
      'Content-Disposition': `inline; filename="mockup.${proof.kind}"`,
      // A proof never changes; its link expires.
      'Cache-Control': 'private, max-age=3600, immutable',
    });
  });
  return app;
};
