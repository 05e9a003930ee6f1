import type { User } from '@gifting/domain/account/user';
import type { OrderDraft } from '@gifting/domain/orders/draft';
import type { Reads } from '@gifting/ui/app/reads.ts';
import type { ServicesSettings } from '@gifting/ui/app/services.ts';
import type { RouteObject } from 'react-router-dom';
import type { StateId } from '../../packages/ui/states/table';

/** The story parameters that set up the app. */
export interface StoryParameters {
  /** The state ids this story covers. */
  states?: readonly StateId[];
  /** The signed-in user; a visitor by default. */
  user?: User | 'visitor';
  /** The order draft in session storage at the start; none by default. Storybook merges it with the meta's draft. */
  draft?: Partial<OrderDraft> | 'none';
  /** The story's route. Navigation elsewhere shows the address. */
  route?: {
    /** The route pattern, `/dashboard/orders/:orderId`; the path itself by default. */
    path?: string;
    /** The path. */
    at: string;
    /** Initial navigation state. */
    state?: unknown;
    /** The reads of the story's screen, started by the route's loader as in the app. */
    reads?: Reads;
    /** The app's whole route table, for a journey; the story itself is not rendered then. */
    app?: RouteObject[];
    /** Awaited by all other screens, as code on a slow connection is. */
    elsewhere?: () => Promise<null>;
  };
  /** Overrides of the services. By default stories do not retry, use the preset error policy and show 62% redeemed. */
  services?: Pick<ServicesSettings, 'retries' | 'errorPolicy' | 'logForm' | 'redemptionOf'>;
}
