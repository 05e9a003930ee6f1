import { demoPassword, demoUsers } from '@gifting/api/demo/users';
import { draftKeys } from '@gifting/client-state/orders/keys';
import { writeDraft } from '@gifting/client-state/orders/storage';
import { memoryStorage } from '@gifting/client-state/storage/storage';
import type { BuilderStep } from '@gifting/domain/orders/draft';
import { sampleDraft } from '@gifting/domain/testing/sample-draft';
import { collectionPath, paths, servicePath } from '@gifting/ui/app/paths.ts';
import { adminCategoriesTexts } from '@gifting/ui/screens/admin/AdminCategoriesScreen/AdminCategoriesScreen.texts.ts';
import { adminCollectionsTexts } from '@gifting/ui/screens/admin/AdminCollectionsScreen/AdminCollectionsScreen.texts.ts';
import { adminGiftBoxesTexts } from '@gifting/ui/screens/admin/AdminGiftBoxesScreen/AdminGiftBoxesScreen.texts.ts';
import { adminGiftingTexts } from '@gifting/ui/screens/admin/AdminGiftingScreen/AdminGiftingScreen.texts.ts';
import { adminServicesTexts } from '@gifting/ui/screens/admin/AdminServicesScreen/AdminServicesScreen.texts.ts';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { png } from '../contract/pictures';
import { personAt } from './person';
import { openProduct } from './product';

/**
 * What an administrator adds, changes and deletes is so on the public site and in the builder at once, also on pages
 * that the server has rendered before.
 */

const admin = demoUsers[1];
const site = openProduct();
let page: Page;
const { heading, button, signIn } = personAt(() => page);

beforeAll(async () => {
  const context = await site.browser.newContext({
    baseURL: site.product.address,
    viewport: { width: 1280, height: 900 },
  });
  page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await signIn({ email: admin.email, password: demoPassword });
});

/** The document of a page as the server renders it. */
const rendered = async (path: string): Promise<string> => (await fetch(site.product.address + path)).text();
const statusOf = async (path: string): Promise<number> => (await fetch(site.product.address + path)).status;

/** Opens a step of the builder for a visitor with a draft in progress, and returns its main area's text. */
const stepText = async (step: BuilderStep, waitsFor: string): Promise<string> => {
  const context = await site.browser.newContext({ baseURL: site.product.address });
  try {
    const visitor = await context.newPage();
    const storage = memoryStorage();
    writeDraft(storage, { ...sampleDraft, step, packaging: null, giftNote: null, checkout: null });
    const entries = Object.values(draftKeys).map((key) => [key, storage.read(key) ?? ''] as const);
    await visitor.addInitScript((all) => {
      for (const [key, value] of all) sessionStorage.setItem(key, value);
    }, entries);
    await visitor.goto(paths.builder);
    await visitor.getByText(waitsFor, { exact: true }).first().waitFor();
    return (await visitor.getByRole('main').textContent()) ?? '';
  } finally {
    await context.close();
  }
};

const dialog = () => page.getByRole('dialog');
const fill = async (fields: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(fields))
    await dialog().getByLabel(label, { exact: true }).fill(text);
};
const chooseImage = async (label: string) => {
  const file = png();
  await dialog()
    .getByLabel(label, { exact: true })
    .setInputFiles({ name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) });
};
const press = (name: string) => dialog().getByRole('button', { name, exact: true }).click();
const seesToast = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
const dialogIsGone = () => dialog().waitFor({ state: 'detached' });
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });

const remove = async (name: string, done: string) => {
  await button(`Delete, ${name}`).click();
  const question = page.getByRole('alertdialog', { name: `Delete ${name}?` });
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await seesToast(done);
  await row(name).waitFor({ state: 'detached' });
};

interface Resource {
  readonly path: string;
  readonly texts: Readonly<
    Record<'title' | 'add' | 'addTitle' | 'saveChanges' | 'added' | 'updated' | 'deleted', string>
  >;
  /** The label of the first field, which names the entry, and what the others are filled with. */
  readonly nameLabel: string;
  readonly others: Readonly<Record<string, string>>;
  readonly imageLabel: string;
  /** Whether a visitor finds an entry of this name. */
  readonly isFound: (name: string) => Promise<boolean>;
}

const inEach = async (paths: readonly string[], name: string): Promise<boolean> => {
  const documents = await Promise.all(paths.map(rendered));
  const found = documents.map((html) => html.includes(name));
  expect(new Set(found).size).toBe(1);
  return found[0] === true;
};

const resources: Readonly<Record<string, Resource>> = {
  services: {
    path: paths.adminServices,
    texts: adminServicesTexts,
    nameLabel: adminServicesTexts.labels.name,
    others: { [adminServicesTexts.labels.description]: 'Names and dates, cut by hand.' },
    imageLabel: adminServicesTexts.labels.image,
    isFound: (name) => inEach([paths.home, paths.services], name),
  },
  'gifting packs': {
    path: paths.adminGifting,
    texts: adminGiftingTexts,
    nameLabel: adminGiftingTexts.labels.name,
    others: { [adminGiftingTexts.labels.description]: 'For a colleague who leaves.' },
    imageLabel: adminGiftingTexts.labels.image,
    isFound: (name) => inEach([paths.gifting], name),
  },
  collections: {
    path: paths.adminCollections,
    texts: adminCollectionsTexts,
    nameLabel: adminCollectionsTexts.labels.title,
    others: {
      [adminCollectionsTexts.labels.subTitle]: 'For desks that breathe again',
      [adminCollectionsTexts.labels.content]: 'A plant and a notebook.',
    },
    imageLabel: adminCollectionsTexts.labels.images,
    // The address of a collection keeps its first title.
    isFound: (name) => inEach([collectionPath('first-of-its-kind')], name),
  },
  'gift boxes': {
    path: paths.adminGiftBoxes,
    texts: adminGiftBoxesTexts,
    nameLabel: adminGiftBoxesTexts.labels.name,
    others: {
      [adminGiftBoxesTexts.prices.plain]: '4.10',
      [adminGiftBoxesTexts.prices.branded]: '5.25',
      [adminGiftBoxesTexts.prices.custom_branding]: '6.80',
    },
    imageLabel: adminGiftBoxesTexts.labels.image,
    isFound: async (name) => (await stepText(4, 'Kraft Mailer')).includes(name),
  },
};

describe('on the public site and in the builder', () => {
  test.each(Object.keys(resources))('%s are as the administrator leaves them', async (kind) => {
    const resource = resources[kind];
    if (!resource) throw new Error(`${kind} are not listed.`);
    const { path, texts, nameLabel, others, imageLabel, isFound } = resource;
    const [first, second] = ['First of its kind', 'Second thoughts'];

    // Rendered, and so cached, before the entry is there.
    expect(await isFound(first)).toBe(false);
    await page.goto(path);
    await heading(texts.title).waitFor();
    await button(texts.add).click();
    await fill({ [nameLabel]: first, ...others });
    await chooseImage(imageLabel);
    await press(texts.add);
    await seesToast(texts.added);
    await row(first).waitFor();
    expect(await isFound(first)).toBe(true);

    await button(`Edit, ${first}`).click();
    await fill({ [nameLabel]: second });
    await press(texts.saveChanges);
    await seesToast(texts.updated);
    await row(second).waitFor();
    expect(await isFound(first)).toBe(false);
    expect(await isFound(second)).toBe(true);

    await dialogIsGone();
    await remove(second, texts.deleted);
    expect(await isFound(second)).toBe(false);
  });
});

test('deleting a category leaves the service that was made after it', async () => {
  const { labels, submit, add, added, deleted } = adminCategoriesTexts;
  await page.goto(paths.adminCategories);
  await button(add).click();
  await fill({ [labels.name]: 'Farewells', [labels.description]: 'For a colleague who leaves.' });
  await chooseImage(labels.image);
  await press(submit);
  await seesToast(added);
  await row('Farewells').waitFor();
  expect(await stepText(2, 'Drinkware')).toContain('Farewells');

  await page.goto(paths.adminServices);
  await button(adminServicesTexts.add).click();
  await fill({
    [adminServicesTexts.labels.name]: 'Engraving',
    [adminServicesTexts.labels.description]: 'Names and dates, cut by hand.',
  });
  await chooseImage(adminServicesTexts.labels.image);
  await press(adminServicesTexts.add);
  await row('Engraving').waitFor();

  await page.goto(paths.adminCategories);
  await button('Delete, Farewells').click();
  const question = page.getByRole('alertdialog', { name: 'Delete Farewells?' });
  await question.getByText(/No product is in it\.$/).waitFor();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await seesToast(deleted);
  await row('Farewells').waitFor({ state: 'detached' });
  expect(await stepText(2, 'Drinkware')).not.toContain('Farewells');
  await page.goto(paths.adminServices);
  await row('Engraving').waitFor();
  expect(await statusOf(servicePath('engraving'))).toBe(200);

  await remove('Engraving', adminServicesTexts.deleted);
  expect(await statusOf(servicePath('engraving'))).toBe(404);
});

test('a dialog left open while the session ends keeps what was typed through signing in again', async () => {
  await page.goto(paths.adminServices);
  await button('Edit, Storage and dispatch').click();
  const name = dialog().getByLabel(adminServicesTexts.labels.name, { exact: true });
  await name.fill('Storage, counted');
  const token = await page.evaluate(() => sessionStorage.getItem('eventAndContentToken'));
  await fetch(`${site.product.address}/api/logout`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  });
  await press(adminServicesTexts.saveChanges);
  await page.getByText('Session expired. Please log in again.').waitFor();
  await heading('Sign In').waitFor();
  await page.getByLabel('Email', { exact: true }).fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await button('Sign In').click();
  await dialog().getByText(adminServicesTexts.restoredWithoutImages).waitFor();
  expect(await name.inputValue()).toBe('Storage, counted');
  await press(adminServicesTexts.saveChanges);
  await seesToast(adminServicesTexts.updated);
  await row('Storage, counted').waitFor();
});
