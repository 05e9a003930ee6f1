import { done } from '@gifting/api/core/texts';
import { adminTexts } from '../shared/admin.texts';

/** The texts of service administration. */
export const adminServicesTexts = {
  ...adminTexts,
  title: 'Services',
  table: 'All Available Services',
  count: (services: number) => (services === 1 ? '1 service' : `${services} services`),
  columns: { image: 'Image', name: 'Name', description: 'Description' },
  loading: 'Loading services',
  empty: 'No Services Available',
  gone: 'This service was already removed',
  deleteDescription:
    'This takes it off the site for everyone. Gift boxes already ordered keep what is inside.',
  added: done('services.create').message,
  updated: done('services.update').message,
  deleted: done('services.delete').message,

  addTitle: 'Add service',
  editTitle: 'Edit service',
  labels: { name: 'Name', description: 'Description', image: 'Image' },
  preview: 'On the site',
} as const;
