import type { User } from '@gifting/domain/account/user';
import type { OrderDraft } from '@gifting/domain/orders/draft';
import type { Reads } from '@gifting/ui/app/reads.ts';
import type { ServicesSettings } from '@gifting/ui/app/services.ts';
import type { RouteObject } from 'react-router-dom';
import type { StateId } from '../../packages/ui/states/table';

/** What a story may say of the app it stands in. */
export interface StoryParameters {
  /** The states of the screen table this story shows. */
  states?: readonly StateId[];
  /** Who looks at it; a visitor unless a user is given. */
  user?: User | 'visitor';
  /** The order draft in session storage when the story opens; none unless given. Storybook merges it into the draft of the meta. */
  draft?: Partial<OrderDraft> | 'none';
  /** Where the story stands in the app. Going anywhere else shows the address instead. */
  route?: {
    /** The route's pattern, `/dashboard/orders/:orderId`; the address itself when left out. */
    path?: string;
    /** The address. */
    at: string;
    /** Navigation state the person arrives with. */
    state?: unknown;
    /** The reads of the story's screen, started by its route as in the app. */
    reads?: Reads;
    /** The app's whole route table, for a journey; the story itself is not rendered then. */
    app?: RouteObject[];
    /** What other screens wait for before they are there, as for code on a slow line. */
    elsewhere?: () => Promise<null>;
  };
  /** How the app is set up, where it differs from what a story usually wants: failures told at once, and the presets. */
  services?: Pick<ServicesSettings, 'retries' | 'errorPolicy'>;
}
