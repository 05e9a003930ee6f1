import type { KeyValueStorage } from '@gifting/client-state/storage/storage';
import { notify } from '../primitives/Toaster/toast';

const key = 'handedToast';

/** Keeps a success message for the next document in this tab, for an action that leaves the page before anyone can read it. */
export const handOverToast = (tab: KeyValueStorage, text: string): void => {
  tab.write(key, text);
};

/** Shows the message that the page before handed over, once: a reload does not show it again. */
export const showHandedToast = (tab: KeyValueStorage): void => {
  const text = tab.read(key);
  if (text === null) return;
  tab.remove(key);
  notify.success(text);
};
