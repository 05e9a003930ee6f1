import type { Role } from '@gifting/domain/account/user';
import { peoplePath } from '@gifting/domain/people/paths';
import {
  Archive,
  Blocks,
  Boxes,
  ConciergeBell,
  Flag,
  Folder,
  Gift,
  House,
  IdCard,
  type LucideIcon,
  Package,
  Tag,
  UsersRound,
} from 'lucide-react';
import { paths } from '#app/paths.ts';
import { dashboardLayoutTexts as texts } from './DashboardLayout.texts';

/** An entry of the sidebar. */
interface SidebarEntry {
  readonly label: string;
  readonly to: string;
  readonly icon: LucideIcon;
  /** The only role that sees it; everyone by default. */
  readonly only?: Role;
}

const entries: readonly SidebarEntry[] = [
  { label: texts.dashboard, to: paths.dashboard, icon: House },
  { label: texts.orders, to: paths.orders, icon: Package },
  { label: texts.campaigns, to: paths.campaigns, icon: Flag },
  { label: texts.inventory, to: paths.inventory, icon: Boxes, only: 'admin' },
  { label: texts.recipients, to: paths.recipients, icon: UsersRound, only: 'admin' },
  { label: texts.products, to: paths.adminProducts, icon: Tag, only: 'admin' },
  { label: texts.services, to: paths.adminServices, icon: ConciergeBell, only: 'admin' },
  { label: texts.gifting, to: paths.adminGifting, icon: Gift, only: 'admin' },
  { label: texts.giftBoxes, to: paths.adminGiftBoxes, icon: Archive, only: 'admin' },
  { label: texts.collection, to: paths.adminCollections, icon: Blocks, only: 'admin' },
  { label: texts.category, to: paths.adminCategories, icon: Folder, only: 'admin' },
];

/** The administration of people, where the API has it (`people.manage`). */
const people: SidebarEntry = { label: texts.people, to: peoplePath, icon: IdCard };

/** A role's sidebar entries: as specified eleven for administrators, three for everyone else (DASH-02 to 14). */
export const entriesOf = (role: Role, managesPeople: boolean): readonly SidebarEntry[] => [
  ...entries.filter(({ only }) => only === undefined || only === role),
  ...(role === 'admin' && managesPeople ? [people] : []),
];
