import { dataEnvelope } from '@gifting/domain/wire/wire';
import * as z from 'zod/mini';
import { orderPayloadOf } from './order-payload';
import type { Person, TestApp } from './test-app';

const campaigns = dataEnvelope(z.array(z.object({ id: z.number() })), 2);
const detail = dataEnvelope(z.object({ order_items: z.array(z.object({ id: z.number() })) }));

/** Orders a campaign of 50 packs of a mug and a notebook, not set up. Returns its id and those of its items. */
export const orderCampaign = async (app: TestApp, buyer: Person) => {
  await app.post('/api/v1/create-order', orderPayloadOf({ campaign_type: 'microsite' }), buyer);
  const list = z.parse(campaigns, (await app.get('/api/v1/pending-campaign', buyer)).body);
  const id = String(list[0]?.id);
  const { order_items } = z.parse(detail, (await app.get(`/api/v1/campaign/${id}`, buyer)).body);
  return { id, items: order_items.map((item) => item.id) };
};
