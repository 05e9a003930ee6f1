import { readFile } from 'node:fs/promises';
import { demoUsers } from '@gifting/api/demo/users';
import { addressStops } from '@gifting/domain/orders/order-addresses';
import { sampleDraft } from '@gifting/domain/testing/sample-draft';
import { paths } from '@gifting/ui/app/paths.ts';
import { addressClinicTexts as clinicTexts } from '@gifting/ui/patterns/AddressClinic/AddressClinic.texts.ts';
import { checkoutTexts } from '@gifting/ui/screens/orders/CheckoutScreen/CheckoutScreen.texts.ts';
import { orderAddressesTexts } from '@gifting/ui/screens/orders/OrderAddressesScreen/OrderAddressesScreen.texts.ts';
import { orderProgressTexts } from '@gifting/ui/screens/orders/OrderScreen/OrderProgress.texts.ts';
import { paymentTexts } from '@gifting/ui/screens/orders/PaymentScreen/PaymentScreen.texts.ts';
import { proofRoomTexts } from '@gifting/ui/screens/orders/ProofRoomScreen/ProofRoomScreen.texts.ts';
import { addressesTexts } from '@gifting/ui/screens/orders/shared/Addresses/addresses.texts.ts';
import { packingTexts } from '@gifting/ui/screens/shared/PackingButtons/packing.texts.ts';
import { expect, test } from 'vitest';
import { png } from '../contract/pictures';
import { type OrderPerson, openAs, sendMockup } from './order-people';
import { onBothDatabases, openProduct, type Site } from './product';
import { storeDraft } from './stored-draft';

const [buyer, admin] = demoUsers;
const packs = 120;

const people = [
  ['Name', 'Phone', 'Address', 'City', 'Postcode'],
  ['Noor Haddad', '07700 900142', 'Flat 3, 27 Elm Grove', 'Bristol', 'BS6 5AA'],
  ['Aisha Rahman', '', '22 Canal Row', 'Leeds', 'LS1O 1AP'],
  ['Zoë Müller', '', '5 Lamb Court', 'York', 'YO1 6JB'],
];
const late = [people[0] ?? [], ['Peter Vance', '', '18 Tanner Row', 'York', 'YO1 7HH']];

const seesText = ({ page }: OrderPerson, text: string) => page.getByText(text, { exact: true }).waitFor();

/** Answers 'No' to one address, orders by invoice and follows the success page to the addresses. */
const orderToSeveral = async ({ page, person }: OrderPerson): Promise<void> => {
  await page.goto(paths.technology);
  await storeDraft(page, { ...sampleDraft, checkout: null });
  await page.goto(paths.orderDetails);
  await page.getByRole('radio', { name: checkoutTexts.no, exact: true }).check();
  await page.getByText(checkoutTexts.severalLater).waitFor();
  const billing = page.getByRole('group', { name: checkoutTexts.billing });
  await billing.getByLabel('Address Line 1').fill('14 Calder Wharf');
  await billing.getByLabel('Post Town').fill('Leeds');
  await billing.getByLabel('Post Code').fill('LS10 1AP');
  await page.getByRole('button', { name: checkoutTexts.submit }).first().click();
  await page.waitForURL(`**${paths.payment}`);
  await page.getByRole('radio', { name: new RegExp(paymentTexts.invoice.title) }).check();
  await person.button(paymentTexts.continue).click();
  await page.waitForURL(`**${paths.paymentSuccessful}`);
  await page.getByRole('link', { name: addressesTexts.add }).click();
  await person.heading(orderAddressesTexts.title).waitFor();
};

/** Reads a list from the clipboard of a spreadsheet. */
const paste = async ({ person }: OrderPerson, rows: readonly (readonly string[])[]): Promise<void> => {
  await person.field(clinicTexts.source.text).fill(rows.map((row) => row.join('\t')).join('\n'));
  await person.button(clinicTexts.source.read).click();
};

/** The rows of the CSV file that administrators download. */
const packingList = async ({ page, person }: OrderPerson): Promise<string[]> => {
  const download = page.waitForEvent('download');
  await person.button(packingTexts.csv).click();
  const content = await readFile(await (await download).path(), 'utf8');
  return content.split('\r\n').slice(1, -1);
};

/** Takes an order from the answer 'No' into production. */
const walk = async (site: Site): Promise<void> => {
  const [making, buying] = [await openAs(site, admin), await openAs(site, buyer)];
  try {
    await orderToSeveral(buying);
    const addresses = buying.page.url();
    const order = addresses.replace(/\/addresses$/, '');
    await seesText(buying, addressesTexts.kept(0, packs));
    await paste(buying, people);
    await buying.person.heading(clinicTexts.tally.title(2, 1, 0)).waitFor();
    await buying.person.button(clinicTexts.mend.useFor('LS10 1AP', 'Aisha Rahman')).click();
    await buying.person.button(clinicTexts.keep.keep(3)).click();
    await seesText(buying, addressesTexts.kept(3, packs));
    await buying.page.getByRole('row', { name: /Zoë Müller/ }).waitFor();

    await buying.person.button(clinicTexts.tally.again).click();
    await paste(buying, late);
    await buying.person.button(clinicTexts.keep.keep(1)).waitFor();

    await making.page.goto(order);
    await seesText(making, addressesTexts.kept(3, packs));
    expect(await packingList(making)).toEqual([
      'Keepsake Box,1,Zoë Müller,,5 Lamb Court,,York,YO1 6JB',
      'Keepsake Box,1,Aisha Rahman,,22 Canal Row,,Leeds,LS10 1AP',
      'Keepsake Box,1,Noor Haddad,07700 900142,"Flat 3, 27 Elm Grove",,Bristol,BS6 5AA',
    ]);
    await making.page.getByRole('link', { name: orderProgressTexts.prepareMockup }).click();
    await sendMockup(making, proofRoomTexts.send, png());

    const deciding = await openAs(site, buyer);
    await deciding.page.goto(order);
    await deciding.page.getByRole('link', { name: orderProgressTexts.seeMockup }).click();
    await deciding.act(proofRoomTexts.approve, undefined, orderProgressTexts.actions.approve.label);
    await deciding.close();
    await making.page.goto(order);
    await making.act(orderProgressTexts.actions.start_production.label, () =>
      making.dialog.getByLabel(orderProgressTexts.deliveryDay).fill('2099-02-22'),
    );
    await making.sees(orderProgressTexts.status.in_production);

    await buying.person.button(clinicTexts.keep.keep(1)).click();
    await buying.page.getByText(orderAddressesTexts.keepFailed(0, addressStops.in_production)).waitFor();
    await buying.page.goto(addresses);
    await seesText(buying, addressStops.in_production);
    await seesText(buying, addressesTexts.kept(3, packs));
    expect(await buying.person.field(clinicTexts.source.text).count()).toBe(0);
  } finally {
    await making.close();
    await buying.close();
  }
};

onBothDatabases("an order whose buyer said 'No' to one address", (kind) => {
  const site = openProduct(kind);
  test('keeps the addresses of all its boxes until it is made', () => walk(site));
});
