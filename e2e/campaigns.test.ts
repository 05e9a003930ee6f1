import { readFile } from 'node:fs/promises';
import { demoPassword, demoUsers } from '@gifting/api/demo/users';
import { deliveries, deliveryParts } from '@gifting/domain/testing/deliveries';
import { addressClinicTexts as clinicTexts } from '@gifting/ui/patterns/AddressClinic/AddressClinic.texts.ts';
import { deliveryFormTexts } from '@gifting/ui/patterns/DeliveryForm/DeliveryForm.texts.ts';
import { adminTexts } from '@gifting/ui/screens/admin/shared/admin.texts.ts';
import { campaignRecipientsTexts } from '@gifting/ui/screens/campaigns/CampaignRecipientsScreen/CampaignRecipientsScreen.texts.ts';
import {
  campaignTexts,
  micrositeTexts,
} from '@gifting/ui/screens/campaigns/CampaignScreen/CampaignScreen.texts.ts';
import { claimsTexts } from '@gifting/ui/screens/campaigns/CampaignScreen/claims.texts.ts';
import { linksTexts } from '@gifting/ui/screens/campaigns/CampaignScreen/links.texts.ts';
import { claimedTexts } from '@gifting/ui/screens/recipients/ClaimedScreen/ClaimedScreen.texts.ts';
import { claimPreviewTexts } from '@gifting/ui/screens/recipients/ClaimPreviewScreen/ClaimPreviewScreen.texts.ts';
import { claimTexts } from '@gifting/ui/screens/recipients/ClaimScreen/ClaimScreen.texts.ts';
import {
  linkStateCommon,
  linkStateTexts,
} from '@gifting/ui/screens/recipients/ClaimScreen/link-state.texts.ts';
import { packingTexts } from '@gifting/ui/screens/shared/PackingButtons/packing.texts.ts';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { orderBody } from '../contract/cases/placed-order';
import { readMailbox } from './mailbox';
import { personAt } from './person';
import { openProduct } from './product';

const site = openProduct();

const [buyer, admin] = demoUsers;

/** Signs in by the API: the headers of a session. */
const headersOf = async (email: string) => {
  const login = await fetch(`${site.product.address}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  const { data } = z.parse(z.object({ data: z.object({ token: z.string() }) }), await login.json());
  return { Authorization: `Bearer ${data.token}`, 'Content-Type': 'application/json' };
};

/** Orders mugs and notebooks as a campaign, and returns its id. */
const placeCampaign = async (headers: Record<string, string>): Promise<number> => {
  const products = [101, 104].map((product_id) => ({ product_id, quantity: 50 }));
  await fetch(`${site.product.address}/api/v1/create-order`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...orderBody, products }),
  });
  const list = await fetch(`${site.product.address}/api/v1/pending-campaign`, { headers });
  const campaigns = z.object({ data: z.object({ data: z.array(z.object({ id: z.number() })) }) });
  return z.parse(campaigns, await list.json()).data.data[0]?.id ?? 0;
};

const mailbox = () => readMailbox(site.browser, site.product.address);

const asBuyer = async (visit: (page: Page, campaign: number) => Promise<void>): Promise<void> => {
  const campaign = await placeCampaign(await headersOf(buyer.email));
  const context = await site.browser.newContext({
    baseURL: site.product.address,
    timezoneId: 'Asia/Dubai',
    viewport: { width: 1280, height: 900 },
  });
  try {
    const page = await context.newPage();
    await personAt(() => page).signIn({ email: buyer.email, password: demoPassword });
    await page.goto(`/dashboard/campaigns/${campaign}`);
    await visit(page, campaign);
  } finally {
    await context.close();
  }
};

test('a microsite is set up, read back after a restart, and previewed on a phone', async () => {
  await asBuyer(async (page) => {
    const { button, field, heading } = personAt(() => page);
    await button(campaignTexts.addMicrosite).click();
    const mug = page.getByRole('group', { name: 'Stoneware Mug' });
    await mug.getByRole('switch', { name: micrositeTexts.askForSize }).click();
    await mug.getByRole('textbox', { name: micrositeTexts.options }).fill('Small, Large');
    expect(await field(micrositeTexts.timeZone).inputValue()).toBe('Asia/Dubai');
    await field(micrositeTexts.timeZone).selectOption('Europe/London');
    await field(micrositeTexts.closes).fill('2026-10-25T01:30');
    await page.getByRole('button', { name: 'Fewer' }).click();
    await button(micrositeTexts.save).click();
    await page.getByText(micrositeTexts.saved).waitFor();

    await site.again();
    await page.reload();
    await button(campaignTexts.addMicrosite).click();
    await mug.getByRole('textbox', { name: micrositeTexts.options }).waitFor();
    expect(await mug.getByRole('textbox', { name: micrositeTexts.options }).inputValue()).toBe(
      'Small, Large',
    );
    expect(await field(micrositeTexts.timeZone).inputValue()).toBe('Europe/London');
    expect(await field(micrositeTexts.closes).inputValue()).toBe('2026-10-25T01:30');
    expect(await page.getByRole('spinbutton').inputValue()).toBe('1');
    await button(micrositeTexts.cancel).click();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('link', { name: campaignTexts.preview }).click();
    await heading(claimTexts.title).waitFor();
    await page.getByRole('radio', { name: 'Stoneware Mug' }).check();
    const sizes = field(claimTexts.sizeOf('Stoneware Mug'));
    expect(await sizes.locator('option').allTextContents()).toEqual(['-- Select --', 'Small', 'Large']);
    await page.getByText(/^Open until .*25 Oct 2026.*01:30 GMT$/).waitFor();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await page.getByRole('link', { name: claimPreviewTexts.back }).click();
    await button(campaignTexts.addMicrosite).waitFor();
  });
});

test('of two people who set up a microsite at once nobody overwrites the other', async () => {
  await asBuyer(async (page, campaign) => {
    const { button, field, heading } = personAt(() => page);
    await button(campaignTexts.addMicrosite).click();
    await field(micrositeTexts.closes).fill('2026-12-24T18:00');
    const administrator = await fetch(`${site.product.address}/api/v1/campaign/microsite-setup/${campaign}`, {
      method: 'POST',
      headers: await headersOf(admin.email),
      body: JSON.stringify({ products: [], gifts_per_person: 1, version: 0 }),
    });
    expect(administrator.status).toBe(200);
    await button(micrositeTexts.save).click();
    await heading(adminTexts.merged.title).waitFor();
    expect(await page.getByRole('spinbutton').inputValue()).toBe('1');
    expect(await field(micrositeTexts.closes).inputValue()).toBe('2026-12-24T18:00');
    await button(micrositeTexts.save).click();
    await page.getByText(micrositeTexts.saved).waitFor();
  });
});

test('a gift is claimed on a phone, and the claim outlives a crash until it is withdrawn', async () => {
  await asBuyer(async (page, campaign) => {
    const { button, field } = personAt(() => page);
    await button(campaignTexts.addMicrosite).click();
    await page.getByRole('button', { name: 'Fewer' }).click();
    await button(micrositeTexts.save).click();
    await page.getByText(micrositeTexts.saved).waitFor();
    await button(campaignTexts.share).click();
    await page.getByRole('radio', { name: linksTexts.kinds.personal }).check();
    await field(linksTexts.name).fill('Noor Haddad');
    await page.getByLabel(linksTexts.email).fill('noor@lumen.example');
    await button(linksTexts.add).click();
    const link = await field(linksTexts.link).inputValue();
    expect(link).toMatch(new RegExp(`^${site.product.address}/claim/[\\w-]{22}$`));
    await page.getByRole('img', { name: linksTexts.qrCode }).waitFor();
    const invitation = await field(linksTexts.invitation).inputValue();
    expect(invitation).toContain(link);
    await expect.poll(mailbox, { timeout: 10_000 }).toEqual([invitation]);

    const phone = await site.browser.newContext({ viewport: { width: 390, height: 844 } });
    try {
      const claiming = await phone.newPage();
      const person = personAt(() => claiming);
      const response = await claiming.goto(link);
      expect(response?.headers()['referrer-policy']).toBe('no-referrer');
      expect(response?.headers()['x-robots-tag']).toBe('noindex');
      await claiming.getByRole('radio', { name: 'Stoneware Mug' }).check();
      for (const part of deliveryParts)
        await claiming
          .getByLabel(deliveryFormTexts.labels[part], { exact: true })
          .fill(deliveries.Israel[part]);
      await person.button(claimTexts.submit).click();
      await person.heading(claimedTexts.title).waitFor();
      const ownPage = claiming.url();

      await page.goto(`/dashboard/campaigns/${campaign}`);
      const claimed = page.getByRole('table', { name: claimsTexts.table });
      const { firstName, lastName, deliveryAddress1 } = deliveries.Israel;
      await claimed.getByText(`${firstName} ${lastName}`).waitFor();
      expect(await claimed.textContent()).not.toContain(deliveryAddress1);

      await site.product.kill();
      await site.again();
      await expect.poll(mailbox, { timeout: 10_000 }).toEqual([expect.stringContaining(ownPage), invitation]);
      await claiming.goto(ownPage);
      await person.heading(claimedTexts.title).waitFor();
      await claiming.getByText(deliveries.Israel.deliveryAddress1).waitFor();
      await claiming.goto(link);
      await claiming.getByRole('link', { name: linkStateCommon.openClaim }).click();

      await person.button(claimedTexts.change).click();
      await claiming.getByRole('radio', { name: /Notebook/ }).check();
      await person.button(claimedTexts.save).click();
      await claiming.getByText(claimedTexts.changed).waitFor();

      const stranger = await phone.newPage();
      await stranger.goto(link);
      await personAt(() => stranger)
        .heading(linkStateTexts['claimed by somebody else'].title(''))
        .waitFor();

      await person.button(claimedTexts.withdraw).click();
      await claiming.getByRole('alertdialog').getByRole('button', { name: claimedTexts.withdraw }).click();
      await person.heading(claimedTexts.withdrawnTitle).waitFor();
      await stranger.getByRole('button', { name: linkStateCommon.lookAgain }).click();
      await stranger.getByRole('radio', { name: 'Stoneware Mug' }).waitFor();
    } finally {
      await phone.close();
    }
  });
});

test('a pasted list is mended, kept and invited, and what is claimed can be packed', async () => {
  await asBuyer(async (page, campaign) => {
    const { button, field, heading } = personAt(() => page);
    await button(campaignTexts.addMicrosite).click();
    await page.getByRole('button', { name: 'Fewer' }).click();
    await button(micrositeTexts.save).click();
    await page.getByText(micrositeTexts.saved).waitFor();
    await page.getByRole('link', { name: campaignTexts.recipients, exact: true }).click();
    await heading(campaignRecipientsTexts.title).waitFor();

    const listed = [
      ['Name', 'Email', 'Address', 'City', 'Postcode'],
      ['Peter Vance', `peter-${campaign}@lumen.example`, '18 Tanner Row', 'York', 'YO1 6JB'],
      ['Aisha Rahman', `aisha-${campaign}@lumen.example`, '22 Canal Row', 'Leeds', 'LS1O 1AP'],
      ['Kofi Mensah', `kofi-${campaign}@lumen.example`, '', '', ''],
    ];
    await field(clinicTexts.source.text).fill(listed.map((row) => row.join('\t')).join('\n'));
    await button(clinicTexts.source.read).click();
    await heading(clinicTexts.tally.title(1, 2, 0)).waitFor();
    await page.getByRole('button', { name: clinicTexts.mend.askFor('Kofi Mensah') }).click();
    // What was done outlives a reload.
    await page.reload();
    await heading(clinicTexts.tally.title(2, 1, 0)).waitFor();
    await page.getByRole('button', { name: clinicTexts.mend.useFor('LS10 1AP', 'Aisha Rahman') }).click();
    await button(clinicTexts.keep.keep(3)).click();
    await page.getByText(campaignRecipientsTexts.kept(3), { exact: true }).waitFor();

    await button(campaignRecipientsTexts.invite.invite(3)).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: campaignRecipientsTexts.invite.invite(3) }).click();
    await page.getByText(campaignRecipientsTexts.invite.invited(3)).waitFor();
    const invitationTo = async (name: string) =>
      (await mailbox()).find((mail) => mail.startsWith(`Hello ${name},`)) ?? '';
    await expect.poll(() => invitationTo('Aisha Rahman'), { timeout: 10_000 }).toContain('/claim/');
    const link = /\S+\/claim\/[\w-]{22}/.exec(await invitationTo('Aisha Rahman'))?.[0] ?? '';

    const phone = await site.browser.newContext({ viewport: { width: 390, height: 844 } });
    try {
      const claiming = await phone.newPage();
      const person = personAt(() => claiming);
      await claiming.goto(link);
      await claiming.getByRole('radio', { name: 'Stoneware Mug' }).check();
      const { labels } = deliveryFormTexts;
      expect(await person.field(labels.postalCode).inputValue()).toBe('LS10 1AP');
      expect(await person.field(labels.lastName).inputValue()).toBe('Rahman');
      await person.field(labels.phone).fill('07700 900142');
      await person.button(claimTexts.submit).click();
      await person.heading(claimedTexts.title).waitFor();
    } finally {
      await phone.close();
    }

    await page.goto(`/dashboard/campaigns/${campaign}`);
    const downloading = page.waitForEvent('download');
    await button(packingTexts.csv).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`packing-${campaign}.csv`);
    expect(await readFile(await download.path(), 'utf8')).toContain('Aisha Rahman,Stoneware Mug,,LS10 •••');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});
