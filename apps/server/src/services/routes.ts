import { found } from '@gifting/api/core/refusal';
import { done, missingTexts } from '@gifting/api/core/texts';
import { removeCategory } from '../categories/repository';
import type { Dependencies } from '../dependencies';
import type { HandlersOf } from '../handlers';
import { byKey, keyOf } from '../http/by-key';
import { readImage, readOptionalImage } from '../uploads/images';
import { addService, changeService, findService, readServices, removeService } from './repository';

const missing = missingTexts.service;

/** The services, for visitors and administrators. */
export const serviceRoutes = ({ db, pictureDb }: Dependencies): HandlersOf<'services'> => ({
  'services.list': () => readServices(db),
  'services.detail': async ({ params }) => found(await findService(db, params.slug), missing),

  'services.all': () => readServices(db),

  'services.create': async ({ body }) => {
    await addService(pictureDb, body, await readImage('image', body.image));
    return done('services.create');
  },

  'services.update': async ({ params, body }) => {
    const image = await readOptionalImage('image', body.image);
    await changeService(pictureDb, keyOf(params.id, missing), body, image);
    return done('services.update');
  },

  // The category screen calls this row too. Ids are unique in the whole database (F-01).
  'services.delete': async ({ params }) => {
    await byKey(
      params.id,
      missing,
      async (id) => (await removeService(db, id)) || (await removeCategory(db, id)),
    );
    return done('services.delete');
  },
});
