import type { User } from '@gifting/domain/account/user';
import { type ProjectDetails, type ProjectFormInput, packsOf } from '@gifting/domain/orders/project';

/** The form's initial values: stored ones, otherwise the signed-in person's, and one pack (BLD-20 to 22, CONST-17). */
export const toProjectForm = (project: ProjectDetails | null, user: User | undefined): ProjectFormInput => ({
  name: project?.name ?? user?.name ?? '',
  email: project?.email ?? user?.email ?? '',
  phone: project?.phone ?? user?.phone ?? '',
  packs: String(packsOf(project)),
  currency: project?.currency ?? '',
  budget: project ? String(project.budget) : '',
});
