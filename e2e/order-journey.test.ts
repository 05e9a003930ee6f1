import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { demoUsers } from '@gifting/api/demo/users';
import { sampleDraft } from '@gifting/domain/testing/sample-draft';
import { paths } from '@gifting/ui/app/paths.ts';
import { orderProgressTexts as texts } from '@gifting/ui/screens/orders/OrderScreen/OrderProgress.texts.ts';
import { paymentTexts } from '@gifting/ui/screens/orders/PaymentScreen/PaymentScreen.texts.ts';
import { proofRoomTexts } from '@gifting/ui/screens/orders/ProofRoomScreen/ProofRoomScreen.texts.ts';
import { artworkTexts } from '@gifting/ui/screens/orders/shared/Artwork/artwork.texts.ts';
import { orderDetailTexts } from '@gifting/ui/screens/orders/shared/OrderDetail/order-detail.texts.ts';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { checkedInvoice } from '../apps/server/src/testing/checked-invoice';
import { pdf, png, svg } from '../contract/pictures';
import { type OrderPerson, openAs, picked, sendMockup } from './order-people';
import { onBothDatabases, openProduct, type Site } from './product';
import { storeDraft } from './stored-draft';

const [buyer, admin] = demoUsers;
const gross = '3,175.20 GBP';
const artwork = svg();

const sha256 = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Orders the sample box by card with a drawing as its artwork, and returns the order's address. */
const orderByCard = async ({ page, person }: OrderPerson): Promise<string> => {
  await page.goto(paths.technology);
  await storeDraft(page, sampleDraft);
  await page.goto(paths.payment);
  await person.field(artworkTexts.label).setInputFiles(await picked(artwork));
  await page.getByText(artworkTexts.kept).waitFor();
  await page.getByRole('radio', { name: new RegExp(paymentTexts.card.title) }).check();
  await person.button(paymentTexts.confirm).click();
  await page.getByRole('button', { name: `Authorise ${gross}` }).click();
  await page.waitForURL(`**${paths.paymentSuccessful}`);
  await page.goto(paths.orders);
  const link = page.getByRole('table').getByRole('link').first();
  await link.waitFor();
  return (await link.getAttribute('href')) ?? '';
};

/** The artwork as the order's page offers it. */
const downloadArtwork = async (page: Page): Promise<Buffer> => {
  await page.getByAltText(artworkTexts.alt(artwork.name)).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: artworkTexts.download }).click();
  return readFile(await (await download).path());
};

const seesPayment = (page: Page, said: string) => page.getByText(said).first().waitFor();

/** The checked e-invoice inside the invoice of the order that is open. */
const invoiceOn = async (page: Page) => {
  const link = page.getByRole('link', { name: orderDetailTexts.invoiceDownload });
  const response = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toBe('application/pdf');
  return checkedInvoice(await response.body());
};

/** Takes an order from the card to its invoice. */
const walk = async (site: Site): Promise<void> => {
  const [making, buying] = [await openAs(site, admin), await openAs(site, buyer)];
  try {
    const order = await orderByCard(buying);
    await making.page.goto(order);
    expect(sha256(await downloadArtwork(making.page))).toBe(
      sha256(new Uint8Array(await artwork.arrayBuffer())),
    );

    await making.page.getByRole('link', { name: texts.prepareMockup }).click();
    await making.page.getByAltText(artworkTexts.alt(artwork.name)).waitFor();
    await sendMockup(making, proofRoomTexts.send, png());
    await buying.page.goto(order);
    await seesPayment(buying.page, orderDetailTexts.payments.authorised(gross));
    await buying.page.getByRole('link', { name: texts.seeMockup }).click();
    await buying.act(texts.actions.ask_changes.label, () =>
      buying.dialog.getByRole('textbox').fill('A little higher, please.'),
    );

    await making.page.reload();
    await making.page.getByText('A little higher, please.').first().waitFor();
    await sendMockup(making, proofRoomTexts.sendNext, pdf());
    await buying.page.reload();
    await buying.page.getByRole('link', { name: proofRoomTexts.openPdf(2) }).waitFor();
    await buying.act(proofRoomTexts.approve, undefined, texts.actions.approve.label);
    await buying.page.getByText(texts.status.approved).first().waitFor();
    await buying.page.goto(order);
    await seesPayment(buying.page, orderDetailTexts.payments.captured(gross));

    await making.page.goto(order);
    await making.act(texts.actions.start_production.label, () =>
      making.dialog.getByLabel(texts.deliveryDay).fill('2099-02-22'),
    );
    await making.sees(texts.status.in_production);
    await making.act(texts.actions.send.label);
    await making.sees(texts.status.sent);
    await making.act(texts.actions.deliver.label);
    await making.sees(texts.status.delivered);

    await buying.page.goto(order);
    await buying.sees(texts.status.delivered);
    const { currency, lines, sums } = await invoiceOn(buying.page);
    expect(currency).toBe('GBP');
    expect(lines.map(({ unit, quantity, net }) => ({ unit, quantity, net }))).toEqual([
      { unit: 840, quantity: 120, net: 100_800 },
      { unit: 725, quantity: 120, net: 87_000 },
      { unit: 640, quantity: 120, net: 76_800 },
    ]);
    expect(sums).toMatchObject({ lines: 264_600, net: 264_600, tax: 52_920, gross: 317_520 });
  } finally {
    await making.close();
    await buying.close();
  }
};

onBothDatabases('an order by card with artwork', (kind) => {
  const site = openProduct(kind);
  test('goes from its mockup to a valid invoice', () => walk(site));
});
