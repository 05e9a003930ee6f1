import { mock } from '../core/mock';
import { demoServices } from '../demo/catalogue';
import { listServices } from './endpoints';

export const servicesMock = mock(listServices, { ok: [...demoServices], empty: [] });
