import type { CampaignDetail } from '@gifting/domain/campaigns/campaign';
import { twiceListed } from '@gifting/domain/campaigns/microsite';
import {
  changedMicrosite,
  type MicrositeSetup,
  micrositeSetup,
  tooManyGifts,
  unsetMicrosite,
} from '@gifting/domain/campaigns/microsite-setup';
import { fieldRefusal, Refusal, refuseOutdated } from '../core/refusal';
import { done, fieldTexts, missingTexts } from '../core/texts';
import { findById, pageOf } from './lists';
import type { HandlersOf, MockServer } from './mock-server';
import { toList, toShown } from './orders';
import type { MockedOrder, Person } from './state';

const missing = missingTexts.campaign;

const toDetail = (order: MockedOrder): CampaignDetail => ({
  ...toShown(order),
  name: order.campaignName || order.name,
  dueDate: null,
});

/** Orders seen as campaigns, and what their microsites ask. */
export const campaignHandlers = ({ state }: MockServer): HandlersOf<'campaigns'> => {
  const setupOf = ({ id, items }: MockedOrder): MicrositeSetup =>
    state.microsites[id] ?? unsetMicrosite(items.map((item) => item.id));
  const all = () => state.orders.filter(({ campaignType }) => campaignType !== null);
  const ownOf = (userId: string) => all().filter((order) => order.userId === userId);
  /** A campaign of the caller; any for an administrator. */
  const editable = (id: string, { id: userId, role }: Pick<Person, 'id' | 'role'>) =>
    findById(role === 'admin' ? all() : ownOf(userId), id, missing);
  return {
    'campaigns.own': ({ query, caller }) => pageOf(toList(ownOf(caller().id)), query),
    'campaigns.ownDetail': ({ params, caller }) => toDetail(findById(ownOf(caller().id), params.id, missing)),

    'campaigns.microsite': ({ params, caller }) => setupOf(editable(params.id, caller())),

    'campaigns.setUpMicrosite': ({ params, body, caller }) => {
      const campaign = editable(params.id, caller());
      const twice = twiceListed(body.products);
      if (twice !== -1) throw fieldRefusal({ [`products.${twice}.order_item_id`]: [fieldTexts.itemTwice] });
      for (const { order_item_id } of body.products)
        if (!campaign.items.some((item) => item.id === order_item_id))
          throw new Refusal(404, missingTexts.orderItem);
      const present = setupOf(campaign);
      refuseOutdated(micrositeSetup, body.version, present);
      const changed = changedMicrosite(present, body);
      const tooMany = tooManyGifts(changed);
      if (tooMany) throw fieldRefusal({ gifts_per_person: [tooMany] });
      state.microsites[campaign.id] = changed;
      return done('campaigns.setUpMicrosite');
    },

    'campaigns.all': ({ query }) => pageOf(toList(all()), query),
    'campaigns.anyDetail': ({ params }) => toDetail(findById(all(), params.id, missing)),
  };
};
