import { demoPassword, demoUsers } from '@gifting/api/demo/users';
import { draftKeys } from '@gifting/client-state/orders/keys';
import { sampleDraft } from '@gifting/domain/testing/sample-draft';
import { obstacleTexts } from '@gifting/ui/screens/orders/shared/OrderObstacle.tsx';
import { expect, test } from 'vitest';
import { personAt } from './person';
import { openProduct } from './product';
import { storeDraft } from './stored-draft';

const [buyer] = demoUsers;
const site = openProduct();

test('a review that Back restores does not offer a box that was ordered since', async () => {
  const page = await site.browser.newPage({ baseURL: site.product.address });
  const { button, heading, signIn } = personAt(() => page);
  await signIn({ email: buyer.email, password: demoPassword });
  await storeDraft(page, sampleDraft);
  await page.goto('/payment-details');
  await heading('Review & Confirm').waitFor();
  await button('Continue without payment').waitFor();
  // A later page of the tab orders the box; then Back restores this one from the back/forward cache.
  await page.evaluate((keys) => {
    for (const key of keys) sessionStorage.removeItem(key);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, Object.values(draftKeys));
  await page.getByText(obstacleTexts['empty box'].message).waitFor();
  expect(await button('Continue without payment').count()).toBe(0);
});
