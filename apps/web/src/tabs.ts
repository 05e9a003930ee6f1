import { noOtherTabs, type OtherTabs } from '@gifting/client-state/storage/tabs';
import { brand } from '@gifting/domain/brand/brand';

const openChannel = (): Pick<OtherTabs, 'say' | 'onSaid'> => {
  try {
    const channel = new BroadcastChannel(brand.storagePrefix);
    return {
      say: (words) => channel.postMessage(words),
      onSaid: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
    };
  } catch {
    // Blocked together with the site's storage.
    return noOtherTabs;
  }
};

/** Other tabs of the browser: `storage` events for stored data, a `BroadcastChannel` for messages. */
export const browserTabs = (): OtherTabs => ({
  ...openChannel(),
  onStored: (listener) => window.addEventListener('storage', () => listener()),
});
