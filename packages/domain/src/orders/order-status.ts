/** The statuses of an order. The last three are final. */
export const orderStatuses = [
  'pending',
  'proof_sent',
  'changes_asked',
  'approved',
  'in_production',
  'sent',
  'delivered',
  'cancelled',
  'refused',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The groups of statuses that the list of orders is narrowed to; `cancel` and `pending` are spelt as specified (ORDS-04). */
export const statusGroups = {
  active: ['pending', 'proof_sent', 'changes_asked', 'approved', 'in_production', 'sent'],
  pending: ['pending'],
  cancel: ['cancelled', 'refused'],
  delivered: ['delivered'],
} as const satisfies Record<string, readonly OrderStatus[]>;
export type StatusGroup = keyof typeof statusGroups;
export const statusGroupNames = ['active', 'pending', 'cancel', 'delivered'] as const satisfies StatusGroup[];

/** Whether an order has ended: nothing of it will be sent any more. */
export const hasEnded = (status: OrderStatus): boolean =>
  !(statusGroups.active as readonly OrderStatus[]).includes(status);

/** The statuses of the orders that lists of campaigns hold: a campaign outlives the delivery of its order. */
export const campaignStatuses: readonly OrderStatus[] = [...statusGroups.active, ...statusGroups.delivered];
