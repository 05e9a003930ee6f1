import * as z from 'zod/mini';
import { wireVersion } from '../forms/version';
import { service } from './service';

/** A service as administrators read it (ENT-52). */
export const adminService = z.extend(service, { version: wireVersion });
export type AdminService = z.output<typeof adminService>;
