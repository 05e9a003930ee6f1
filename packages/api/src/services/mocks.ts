import type { AdminService } from '@gifting/domain/services/admin-service';
import type { ServiceDetail } from '@gifting/domain/services/service';
import { mock } from '../core/mock';
import { done } from '../core/texts';
import { demoSummaries } from '../demo/products';
import { demoServiceDetails, demoServices } from '../demo/services';
import type { RowMocksOf } from '../row-mocks';
import { createService, deleteService, listAllServices, updateService } from './admin-endpoints';
import { listServices, readService } from './endpoints';

const detailOf = ({ image, ...service }: (typeof demoServices)[number]): ServiceDetail => {
  const { productIds, pictures, ...page } = demoServiceDetails[service.id];
  return {
    ...service,
    ...page,
    picture: image,
    pictures: [...pictures],
    products: demoSummaries(({ id }) => productIds.includes(id)),
  };
};

/** The sample service's page with a story's overrides. */
const sampleServiceDetail = (overrides: Partial<ServiceDetail> = {}): ServiceDetail => ({
  ...detailOf(demoServices[0]),
  ...overrides,
});

/** The demo services as administrators read them. */
const sampleAdminServices: AdminService[] = demoServices.map((service) => ({ ...service, version: '1' }));

export const servicesMock = mock(listServices, { ok: [...demoServices], empty: [] });
export const serviceDetailMock = mock(readService, {
  ok: sampleServiceDetail(),
  empty: sampleServiceDetail({ pictures: [], products: [] }),
});

export const allServicesMock = mock(listAllServices, { ok: sampleAdminServices, empty: [] });
export const createServiceMock = mock(createService, { ok: done('services.create') });
export const updateServiceMock = mock(updateService, { ok: done('services.update') });
export const deleteServiceMock = mock(deleteService, { ok: done('services.delete') });

export const serviceMocks: RowMocksOf<'services'> = {
  'services.list': servicesMock,
  'services.detail': serviceDetailMock,
  'services.all': allServicesMock,
  'services.create': createServiceMock,
  'services.update': updateServiceMock,
  'services.delete': deleteServiceMock,
};
