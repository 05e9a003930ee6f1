import { done, missingTexts } from '@gifting/api/core/texts';
import {
  createService,
  deleteService,
  listAllServices,
  updateService,
} from '@gifting/api/services/admin-endpoints';
import { listServices, readService } from '@gifting/api/services/endpoints';
import { removeCategory } from '../categories/repository';
import type { Dependencies } from '../dependencies';
import { byKey } from '../http/by-key';
import { found } from '../http/failure';
import { type Route, route } from '../http/route';
import { readImage, readOptionalImage } from '../uploads/images';
import { addService, changeService, findService, readServices, removeService } from './repository';

const missing = missingTexts.service;

/** The services available: for visitors, and for administrators who keep them. */
export const serviceRoutes = ({ db }: Dependencies): readonly Route[] => [
  route(listServices, () => readServices(db)),
  route(readService, async ({ params }) => found(await findService(db, params.slug), missing)),

  route(listAllServices, () => readServices(db)),

  route(createService, async ({ body }) => {
    await addService(db, body, await readImage('image', body.image));
    return done('services.create');
  }),

  route(updateService, async ({ params, body }) => {
    const image = await readOptionalImage('image', body.image);
    await byKey(params.id, missing, (id) => changeService(db, id, body, image));
    return done('services.update');
  }),

  // The category screen calls it too. An id names one thing in the whole database, so it can only be meant (F-01).
  route(deleteService, async ({ params }) => {
    await byKey(
      params.id,
      missing,
      async (id) => (await removeService(db, id)) || (await removeCategory(db, id)),
    );
    return done('services.delete');
  }),
];
