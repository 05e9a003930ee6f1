import { found, refuseOutdated } from '@gifting/api/core/refusal';
import { missingTexts } from '@gifting/api/core/texts';
import { type AdminService, adminService } from '@gifting/domain/services/admin-service';
import type { ServiceDetail } from '@gifting/domain/services/service';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { prepared } from '../database/prepared';
import { services } from '../database/schema';
import { inAddress, named, newSlug } from '../database/slug';
import { nextVersion } from '../database/version';
import { readServiceSummaries } from '../products/summaries';
import type { Image } from '../uploads/read-picture';
import { removeImages, storeImage } from '../uploads/repository';

const allServices = prepared((db) =>
  db.select().from(services).orderBy(asc(services.id)).prepare('all_services'),
);

const toAdmin = ({
  id,
  slug,
  name,
  description,
  picture,
  version,
}: typeof services.$inferSelect): AdminService => ({
  id: String(id),
  slug,
  name,
  description,
  image: picture,
  version: String(version),
});

/** The services, in the order they were added. */
export const readServices = async (db: Database): Promise<AdminService[]> => {
  const rows = await allServices(db).execute();
  return rows.map(toAdmin);
};

const oneService = prepared((db) => db.select().from(services).where(named(services)).prepare('one_service'));

/** Finds a service's page by slug or id, with its products on sale. */
export const findService = async (db: Database, key: string): Promise<ServiceDetail | undefined> => {
  const [row] = await oneService(db).execute(inAddress(key));
  if (!row) return undefined;
  const { id, title, ...page } = row;
  return {
    ...page,
    id: String(id),
    title: title ?? page.name,
    products: await readServiceSummaries(db, id),
  };
};

/** The texts of a service. */
interface ServiceTexts {
  readonly name: string;
  readonly description: string;
}

/** Adds a service with its picture. */
export const addService = (db: Database, { name, description }: ServiceTexts, image: Image): Promise<void> =>
  db.transaction(async (tx) => {
    const picture = await storeImage(tx, image);
    const slug = await newSlug(tx, services, { kind: 'service', name });
    await tx.insert(services).values({ slug, name, description, picture });
  });

/**
 * Updates a service; without a new picture the old one stays. Throws a 404 if it does not exist and a 409 if the update
 * is based on an older version; both also drop the new pictures.
 */
export const changeService = (
  db: Database,
  id: number,
  { name, description, version }: ServiceTexts & { readonly version: string | null },
  image: Image | null,
): Promise<void> =>
  db.transaction(async (tx) => {
    const stored = image && (await storeImage(tx, image));
    const [row] = await tx.select().from(services).where(eq(services.id, id)).for('update');
    const before = found(row, missingTexts.service);
    refuseOutdated(adminService, version, toAdmin(before));
    const picture = stored ?? before.picture;
    await tx
      .update(services)
      .set({ name, description, picture, version: nextVersion(services) })
      .where(eq(services.id, id));
    if (stored) await removeImages(tx, [before.picture]);
  });

/** Deletes a service; its products stay. Returns `false` if it does not exist. */
export const removeService = (db: Database, id: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [removed] = await tx.delete(services).where(eq(services.id, id)).returning();
    if (!removed) return false;
    await removeImages(tx, [removed.picture, ...removed.pictures]);
    return true;
  });
