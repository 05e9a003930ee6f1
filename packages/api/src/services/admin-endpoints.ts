import { adminService } from '@gifting/domain/services/admin-service';
import { serviceChange, serviceForm } from '@gifting/domain/services/forms';
import { commandResult, dataEnvelope } from '@gifting/domain/wire/wire';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint';
import { byId } from '../core/params';

/** Services for administrators (API-31). */
export const listAllServices = endpoint({
  name: 'services.all',
  method: 'GET',
  path: '/admin/v1/service/list',
  access: 'admin',
  response: dataEnvelope(z.array(adminService)),
});

/** Adds a service (API-32). */
export const createService = endpoint({
  name: 'services.create',
  method: 'POST',
  path: '/admin/v1/service/create',
  access: 'admin',
  encoding: 'multipart',
  body: serviceForm,
  response: commandResult,
  handlesErrors: true,
});

/** Changes a service; without an image the old one stays (API-33). */
export const updateService = endpoint({
  name: 'services.update',
  method: 'POST',
  path: '/admin/v1/service/update/{id}',
  access: 'admin',
  encoding: 'multipart',
  params: byId,
  body: serviceChange,
  response: commandResult,
  conflict: adminService,
  handlesErrors: true,
});

/**
 * Removes a service (API-34), or the category with the id: the category screen calls it, as specified. Ids are unique
 * across tables (F-01, decision 6).
 */
export const deleteService = endpoint({
  name: 'services.delete',
  method: 'DELETE',
  path: '/admin/v1/service/delete/{id}',
  access: 'admin',
  params: byId,
  response: commandResult,
  handlesErrors: true,
});
