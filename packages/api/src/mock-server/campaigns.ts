import type { CampaignDetail } from '@gifting/domain/campaigns/campaign';
import { twiceListed } from '@gifting/domain/campaigns/microsite';
import { fieldRefusal, Refusal } from '../core/refusal';
import { done, fieldTexts, missingTexts } from '../core/texts';
import { findById, pageOf } from './lists';
import type { HandlersOf, MockServer } from './mock-server';
import { toList, toShown } from './orders';
import type { MockedOrder } from './state';

const missing = missingTexts.campaign;

const toDetail = (order: MockedOrder): CampaignDetail => ({
  ...toShown(order),
  name: order.campaignName || order.name,
  dueDate: null,
});

/** Orders seen as campaigns, and what their microsites ask. */
export const campaignHandlers = ({ state }: MockServer): HandlersOf<'campaigns'> => {
  const all = () => state.orders.filter(({ campaignType }) => campaignType !== null);
  const ownOf = (userId: string) => all().filter((order) => order.userId === userId);
  return {
    'campaigns.own': ({ query, caller }) => pageOf(toList(ownOf(caller().id)), query),
    'campaigns.ownDetail': ({ params, caller }) => toDetail(findById(ownOf(caller().id), params.id, missing)),

    'campaigns.setUpMicrosite': ({ params, body: { products }, caller }) => {
      const { id: userId, role } = caller();
      const { id, items } = findById(role === 'admin' ? all() : ownOf(userId), params.id, missing);
      const twice = twiceListed(products);
      if (twice !== -1) throw fieldRefusal({ [`products.${twice}.order_item_id`]: [fieldTexts.itemTwice] });
      for (const { order_item_id } of products)
        if (!items.some((item) => item.id === order_item_id)) throw new Refusal(404, missingTexts.orderItem);
      state.microsites[id] = [...products];
      return done('campaigns.setUpMicrosite');
    },

    'campaigns.all': ({ query }) => pageOf(toList(all()), query),
    'campaigns.anyDetail': ({ params }) => toDetail(findById(all(), params.id, missing)),
  };
};
