import { readFile } from 'node:fs/promises';
import { demoPassword, demoUsers } from '@gifting/api/demo/users';
import { sampleDraft } from '@gifting/domain/testing/sample-draft';
import { addressClinicTexts as clinicTexts } from '@gifting/ui/patterns/AddressClinic/AddressClinic.texts.ts';
import { campaignRecipientsTexts } from '@gifting/ui/screens/campaigns/CampaignRecipientsScreen/CampaignRecipientsScreen.texts.ts';
import {
  campaignTexts,
  micrositeTexts,
} from '@gifting/ui/screens/campaigns/CampaignScreen/CampaignScreen.texts.ts';
import { figuresTexts } from '@gifting/ui/screens/campaigns/CampaignScreen/figures.texts.ts';
import { paymentTexts } from '@gifting/ui/screens/orders/PaymentScreen/PaymentScreen.texts.ts';
import { ar } from '@gifting/ui/screens/recipients/shared/languages/ar.texts.ts';
import { packingTexts } from '@gifting/ui/screens/shared/PackingButtons/packing.texts.ts';
import type { BrowserContext, Locator, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { readMailbox } from './mailbox';
import { personAt } from './person';
import { onBothDatabases, openProduct } from './product';
import { storeDraft } from './stored-draft';

/** A campaign from its order to what is packed: the buyer at one process of the product, a recipient at the other. */

const [buyer] = demoUsers;

const listed = [
  ['Name', 'Email', 'Address', 'City', 'Postcode'],
  ['Peter Vance', 'peter@lumen.example', '18 Tanner Row', 'York', 'YO1 6JB'],
  ['Aisha Rahman', 'aisha@lumen.example', '22 Canal Row', 'Leeds', 'LS1O 1AP'],
  ['ليلى حداد', 'layla@lumen.example', '', '', ''],
];

/** Every figure of the campaign, as it is counted in the database. */
const counted = `select
  count(*)::int as invited,
  count(opened_at)::int as opened,
  (select count(*)::int from claims where withdrawn_at is null) as claimed,
  (select count(*)::int from microsites where closes is not null) as locked
  from claim_links where kind = 'personal' and revoked_at is null`;

onBothDatabases('a campaign', (kind) => {
  const site = openProduct(kind);
  let page: Page;
  let phone: BrowserContext;
  let claiming: Page;
  let link = '';
  const { button, field, heading, signIn } = personAt(() => page);
  const recipient = personAt(() => claiming);

  beforeAll(async () => {
    const context = await site.browser.newContext({
      baseURL: site.product.address,
      viewport: { width: 1280, height: 900 },
    });
    page = await context.newPage();
    phone = await site.browser.newContext({
      baseURL: site.second.address,
      locale: 'ar-AE',
      timezoneId: 'Asia/Dubai',
      viewport: { width: 390, height: 844 },
    });
    claiming = await phone.newPage();
  });

  /** What a download holds. */
  const downloaded = async (by: Locator): Promise<Buffer> => {
    const downloading = page.waitForEvent('download');
    await by.click();
    return readFile(await (await downloading).path());
  };

  /** The figures on the campaign's page. */
  const figures = async () => {
    const panel = page.getByRole('region', { name: figuresTexts.title });
    const figure = async (stage: keyof typeof figuresTexts.stages) => {
      const term = panel.getByRole('term').filter({ hasText: figuresTexts.stages[stage][1] });
      return Number(await term.locator('xpath=following-sibling::dd[1]').textContent());
    };
    return {
      invited: await figure('invited'),
      opened: await figure('opened'),
      claimed: await figure('claimed'),
      locked: await figure('locked'),
    };
  };

  test('is ordered and set up', async () => {
    await signIn({ email: buyer.email, password: demoPassword });
    await page.goto('/technology');
    await storeDraft(page, {
      ...sampleDraft,
      checkout: sampleDraft.checkout && { ...sampleDraft.checkout, method: 'gift_redemption' },
    });
    await page.goto('/payment-details');
    await button(paymentTexts.continue).click();
    await page.waitForURL('**/payment-successful');
    await page.goto('/dashboard/campaigns');
    await page
      .getByRole('link', { name: /Spring joiners|View/ })
      .first()
      .click();
    await button(campaignTexts.addMicrosite).click();
    const mug = page.getByRole('group', { name: 'Stoneware Mug' });
    await mug.getByRole('switch', { name: micrositeTexts.askForSize }).click();
    await mug.getByRole('textbox', { name: micrositeTexts.options }).fill('Small, Large');
    await page.getByRole('button', { name: 'Fewer' }).click();
    await button(micrositeTexts.save).click();
    await page.getByText(micrositeTexts.saved).waitFor();
  });

  test('invites three of a pasted list, of whom one has a bad address and one is asked for hers', async () => {
    await page.getByRole('link', { name: campaignTexts.recipients, exact: true }).click();
    await heading(campaignRecipientsTexts.title).waitFor();
    await field(clinicTexts.source.text).fill(listed.map((row) => row.join('\t')).join('\n'));
    await button(clinicTexts.source.read).click();
    await heading(clinicTexts.tally.title(1, 2, 0)).waitFor();
    await page.getByRole('button', { name: clinicTexts.mend.askFor('ليلى حداد') }).click();
    await page.getByRole('button', { name: clinicTexts.mend.useFor('LS10 1AP', 'Aisha Rahman') }).click();
    await button(clinicTexts.keep.keep(3)).click();
    await page.getByText(campaignRecipientsTexts.kept(3), { exact: true }).waitFor();
    await button(campaignRecipientsTexts.invite.invite(3)).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: campaignRecipientsTexts.invite.invite(3) }).click();
    await page.getByText(campaignRecipientsTexts.invite.invited(3)).waitFor();
  });

  test('is read about in the mailbox', async () => {
    const invitation = async () =>
      (await readMailbox(site.browser, site.second.address)).find((mail) => mail.includes('ليلى حداد')) ?? '';
    await expect.poll(invitation, { timeout: 10_000 }).toContain('/claim/');
    link = /\/claim\/[\w-]{22}/.exec(await invitation())?.[0] ?? '';
  });

  test('is claimed on a phone in Arabic, and the claim changed', async () => {
    await claiming.goto(link);
    await recipient.heading(ar.claim.title).waitFor();
    expect(await claiming.locator('html').getAttribute('dir')).toBe('rtl');
    await claiming.getByRole('radio', { name: 'Stoneware Mug' }).check();
    await recipient.field(ar.claim.sizeOf('Stoneware Mug')).selectOption('Small');
    const { labels } = ar.delivery;
    const typed = [
      [labels.firstName, 'ليلى'],
      [labels.lastName, 'حداد'],
      [labels.phone, '+971 50 123 4567'],
      [labels.deliveryAddress1, 'شارع الخليج 12'],
      [labels.postTown, 'دبي'],
      [labels.postalCode, '-'],
    ] as const;
    for (const [label, text] of typed) await recipient.field(label).fill(text);
    await recipient.button(ar.claim.submit).click();
    await recipient.heading(ar.claimed.title).waitFor();

    await recipient.button(ar.claimed.change).click();
    await recipient.field(ar.claim.sizeOf('Stoneware Mug')).selectOption('Large');
    await recipient.button(ar.claimed.save).click();
    await claiming.getByText(ar.claimed.changed).waitFor();
  });

  test('cannot be changed after the cut-off', async () => {
    await page.goto(page.url().replace(/\/recipients$/, ''));
    await button(campaignTexts.addMicrosite).click();
    await field(micrositeTexts.closes).fill('2026-01-05T18:00');
    await button(micrositeTexts.save).click();
    await page.getByText(micrositeTexts.saved).waitFor();
    await claiming.reload();
    await claiming.getByText(ar.claimed.locked).waitFor();
    expect(await recipient.button(ar.claimed.change).count()).toBe(0);
    // Who comes now reads that it is over.
    const late = await phone.newPage();
    await late.goto(link);
    await late.getByRole('heading', { level: 1 }).waitFor();
    expect(await late.getByRole('radio').count()).toBe(0);
    await late.close();
  });

  test('is exported, and its figures are those of the database', async () => {
    await page.reload();
    await heading(figuresTexts.title).waitFor();
    const csv = await downloaded(button(packingTexts.csv));
    expect(csv.toString('utf8')).toContain('ليلى حداد,Stoneware Mug,Large,');
    const workbook = await downloaded(button(packingTexts.xlsx));
    expect(workbook.subarray(0, 2).toString('latin1')).toBe('PK');
    const shown = await figures();
    expect(shown).toEqual({ invited: 3, opened: 1, claimed: 1, locked: 1 });
    const stored = await site.stored();
    expect(await stored.read(counted)).toEqual([shown]);
  });
});
