import { draftKeys } from '@gifting/client-state/orders/keys';
import { writeDraft } from '@gifting/client-state/orders/storage';
import { memoryStorage } from '@gifting/client-state/storage/storage';
import type { OrderDraft } from '@gifting/domain/orders/draft';
import type { Page } from 'playwright';

/** Puts a box into the tab's session storage, as the builder and the address step leave it. */
export const storeDraft = async (page: Page, draft: OrderDraft): Promise<void> => {
  const storage = memoryStorage();
  writeDraft(storage, draft);
  const entries = Object.values(draftKeys).map((key) => [key, storage.read(key) ?? ''] as const);
  await page.evaluate((kept) => {
    for (const [key, value] of kept) sessionStorage.setItem(key, value);
  }, entries);
};
