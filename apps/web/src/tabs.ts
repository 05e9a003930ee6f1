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
    // Blocked together with the site's data.
    return noOtherTabs;
  }
};

/** The other tabs of the browser: `storage` events say what they keep, a channel what they say. */
export const browserTabs = (): OtherTabs => ({
  ...openChannel(),
  onStored: (listener) => {
    window.addEventListener('storage', () => listener());
    // A page that the Back button brings back as it was left has missed the events since.
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) listener();
    });
  },
});
