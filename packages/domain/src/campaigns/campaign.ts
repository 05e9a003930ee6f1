import type * as z from 'zod/mini';
import { wireMoney } from '../money/money';
import { type OrderListItem, orderListItem } from '../orders/order';
import { campaignLine, sharedParts } from '../orders/order-parts';
import { entity, field } from '../wire/entity';
import { wireList, wireNullableText, wireText } from '../wire/wire';

/** A row of the campaigns list (ENT-47): an order, seen as a campaign, so it reads like one. */
export const campaignListItem = orderListItem;
export type CampaignListItem = OrderListItem;

/**
 * A campaign with its lines and addresses (ENT-48, ENT-49). Prices are per piece, in hundredths of `currency`. The
 * microsite setup names a line by its id. `dueDate` is null when the API does not say (E-05).
 */
export const campaignDetail = entity({
  name: field('name', wireText),
  dueDate: field('due_date', wireNullableText),
  total: field('price_in_currency', wireMoney),
  items: field('order_items', wireList(campaignLine)),
  ...sharedParts,
});
export type CampaignDetail = z.output<typeof campaignDetail>;
