import * as z from 'zod/mini';
import { likenessKeys } from '../address-list/duplicates';
import type { ListRules } from '../address-list/faults';
import { type KeepingRules, maxRecipients } from '../address-list/keep';
import { entity, field } from '../wire/entity';
import { wireCount } from '../wire/wire';
import type { OrderStatus } from './order-status';

/** The addresses of an order that goes to several (`orders.addresses`): one for each box. */

/** What keeps from changing an order's addresses, and how it is said. */
export const addressStops = {
  'one address': 'This order goes to one address.',
  campaign: 'This order is a campaign: its recipients are on the page of the campaign.',
  in_production: 'This order is in production: its addresses stay as they are.',
  sent: 'This order is on its way: its addresses stay as they are.',
  delivered: 'This order has been delivered: its addresses stay as they are.',
  cancelled: 'This order was cancelled: it needs no addresses.',
  refused: 'This order was refused: it needs no addresses.',
} as const;
export type AddressStop = keyof typeof addressStops;

const stops = Object.keys(addressStops) as [AddressStop, ...AddressStop[]];

/** An order, as far as its addresses depend on it. */
interface Addressed {
  readonly several: boolean;
  /** Whether it has a delivery method: its recipients give their addresses themselves. */
  readonly campaign: boolean;
  readonly status: OrderStatus;
}

/** What keeps from changing the addresses of an order: they are printed once it is made. `null` if nothing does. */
export const addressStopOf = ({ several, campaign, status }: Addressed): AddressStop | null => {
  if (campaign) return 'campaign';
  if (!several) return 'one address';
  return stops.find((stop) => stop === status) ?? null;
};

/** How many addresses of an order are kept, and whether its reader may change them. */
export const addressCounts = entity({
  kept: field('kept', wireCount),
  /** How many it takes: one for each box. */
  boxes: field('boxes', wireCount),
  stop: field('stop', z.nullable(z.enum(stops))),
  /** Administrators only read the addresses of others. */
  changeable: field('changeable', z.boolean()),
});
export type AddressCounts = z.output<typeof addressCounts>;

/** What the people of an order must have. Nobody is asked for an address. */
export const addressNeeds: ListRules = { email: false, address: true };

/** How an order keeps its addresses. */
export const addressKeeping: KeepingRules = { needs: addressNeeds, keysOf: likenessKeys };

/** How many addresses an order takes. */
export const addressRoom = (boxes: number): number => Math.min(boxes, maxRecipients);

/** What more addresses than an order takes are refused with. */
export const tooManyAddresses = (boxes: number, kept: number): string => {
  const room = addressRoom(boxes);
  const [most, left] = [room, room - kept].map((count) => count.toLocaleString('en-GB'));
  return `This order takes ${most} ${room === 1 ? 'address' : 'addresses'}: there is room for ${left} more`;
};
