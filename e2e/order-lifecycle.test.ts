import { login } from '@gifting/api/account/endpoints';
import { createClient } from '@gifting/api/core/client';
import { demoPassword, demoUsers } from '@gifting/api/demo/users';
import { createOrder, listOwnOrders } from '@gifting/api/orders/endpoints';
import { orderProgressTexts as texts } from '@gifting/ui/screens/orders/OrderScreen/OrderProgress.texts.ts';
import { ordersTexts } from '@gifting/ui/screens/orders/OrdersScreen/OrdersScreen.texts.ts';
import { proofRoomTexts } from '@gifting/ui/screens/orders/ProofRoomScreen/ProofRoomScreen.texts.ts';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { orderBody } from '../contract/cases/placed-order';
import { pdf, png } from '../contract/pictures';
import { openAs, sendMockup } from './order-people';
import { openProduct } from './product';

const site = openProduct();

const [buyer, admin] = demoUsers;

/** Places an order as the buyer by the API, and returns its number. */
const placeOrder = async (): Promise<string> => {
  let token: string | null = null;
  const { call } = createClient({ baseUrl: `${site.product.address}/api`, getToken: () => token });
  token = (await call(login, { body: { email: buyer.email, password: demoPassword } })).data.token;
  await call(createOrder, { body: orderBody });
  const [newest] = (await call(listOwnOrders, { query: {} })).items;
  return newest?.id ?? '';
};

const listedAs = async (page: Page, status: string): Promise<string | null> => {
  await page.goto('/dashboard/orders');
  await page.getByRole('combobox', { name: ordersTexts.sortBy }).selectOption(status);
  const rows = page.getByRole('table', { name: ordersTexts.table }).getByRole('row');
  await rows.nth(1).waitFor();
  return rows.nth(1).textContent();
};

const mug = 'Stoneware Mug';

test('an order goes from its mockup to its delivery, and two people never act past each other', async () => {
  const [making, buying] = [await openAs(site, admin), await openAs(site, buyer)];
  try {
    const order = `/dashboard/orders/${await placeOrder()}`;
    await making.page.goto(order);
    await making.page.getByRole('link', { name: texts.prepareMockup }).click();
    await sendMockup(making, proofRoomTexts.send, png());
    await making.page.getByAltText(proofRoomTexts.alt(mug, 1)).waitFor();

    await buying.page.goto(order);
    await buying.page.getByText('Your logo in one colour.').first().waitFor();
    await buying.page.getByRole('link', { name: texts.seeMockup }).click();
    await buying.sees(proofRoomTexts.question);
    await buying.act(
      proofRoomTexts.commentOn(mug),
      async () => {
        await buying.dialog.getByRole('textbox').fill('A little higher, please.');
        await buying.dialog.getByRole('slider', { name: proofRoomTexts.down }).press('ArrowLeft');
      },
      proofRoomTexts.commentLabel,
    );
    await buying.page.getByText('A little higher, please.').waitFor();
    await buying.act(texts.actions.ask_changes.label);

    await making.page.reload();
    await making.page.getByText('A little higher, please.').waitFor();
    await making.page.getByText(proofRoomTexts.seeComments(1)).waitFor();
    await sendMockup(making, proofRoomTexts.sendNext, pdf());

    await buying.page.reload();
    await buying.page.getByRole('link', { name: proofRoomTexts.openPdf(2) }).waitFor();
    const second = await buying.page.context().newPage();
    await second.goto(order);
    await second.getByRole('heading', { name: texts.status.proof_sent }).waitFor();
    await buying.act(proofRoomTexts.approve, undefined, texts.actions.approve.label);
    await buying.page.getByText(texts.status.approved).first().waitFor();

    // The other tab still offers to cancel.
    await second.getByRole('button', { name: texts.actions.cancel.label }).click();
    await second.getByRole('dialog').getByRole('button', { name: texts.actions.cancel.label }).click();
    await second.getByText(texts.movedOn).first().waitFor();
    await second.getByRole('heading', { name: texts.status.approved }).waitFor();

    await making.page.goto(order);
    await making.act(texts.actions.start_production.label, () =>
      making.dialog.getByLabel(texts.deliveryDay).fill('2027-01-22'),
    );
    await making.sees(texts.status.in_production);
    expect(await listedAs(buying.page, 'active')).toMatch(/In production.*22\/01\/2027/s);

    await making.act(texts.actions.send.label);
    await making.sees(texts.status.sent);
    await making.act(texts.actions.deliver.label);
    await making.sees(texts.status.delivered);
    expect(await listedAs(buying.page, 'delivered')).toContain('Delivered');
  } finally {
    await making.close();
    await buying.close();
  }
});
