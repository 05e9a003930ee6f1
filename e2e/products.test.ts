import { demoPassword } from '@gifting/api/demo/users';
import { giftingPath } from '@gifting/ui/app/paths.ts';
import type { BrowserContext, Locator, Page } from 'playwright';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { personAt } from './person';
import { openProduct } from './product';

/** Product administration on the real server: what is added, changed and removed there is seen by everybody. */

const site = openProduct();
const contexts: BrowserContext[] = [];
const crashes: string[] = [];

beforeEach(() => {
  crashes.length = 0;
});
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
  expect(crashes).toEqual([]);
});

/** A red dot. */
const picture = {
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const openPage = async (): Promise<Page> => {
  const context = await site.browser.newContext({
    baseURL: site.product.address,
    viewport: { width: 1280, height: 900 },
  });
  contexts.push(context);
  context.setDefaultTimeout(15_000);
  context.on('weberror', (error) => crashes.push(String(error.error())));
  return context.newPage();
};

/** An administrator at the list of products. */
const openList = async (): Promise<Page> => {
  const page = await openPage();
  // One listener for the whole page: the browser would not offer its dialog between two.
  page.on('filechooser', (chooser) => chooser.setFiles(picture));
  const { signIn, heading } = personAt(() => page);
  await signIn({ email: 'admin@example.com', password: demoPassword });
  await page.goto('/dashboard/products');
  await heading('Products').waitFor();
  await page.getByRole('table', { name: 'All Available Products' }).waitFor();
  return page;
};

const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

/** The keyboard of a person who never touches the mouse, with a count of the keys pressed. */
const keyboardOf = (page: Page) => {
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const isFocused = (goal: Locator) => goal.evaluate((element) => element === document.activeElement);
  return {
    press,
    pressed: () => keys,
    type: async (text: string) => {
      keys += text.length;
      await page.keyboard.type(text);
    },
    /** Tabs to a control; one that is not reached is an error. */
    tabTo: async (goal: Locator) => {
      await goal.waitFor({ state: 'attached' });
      for (let step = 0; step < 60 && !(await isFocused(goal)); step += 1) await press('Tab');
      expect(await isFocused(goal)).toBe(true);
    },
    /** Opens the browser's dialog for files with the key, and chooses one. */
    choosePicture: async () => {
      const preview = page.getByText(picture.name);
      const chosen = await preview.count();
      await press('Space');
      await preview.nth(chosen).waitFor();
    },
  };
};

interface NewProduct {
  readonly name: string;
  readonly minimum: string;
  readonly ranges: readonly (readonly [price: string, max: string])[];
}

/** Adds a product by keyboard alone, from the Add button and back to it. */
const addByKeyboard = async (page: Page, { name, minimum, ranges }: NewProduct): Promise<number> => {
  const { press, type, tabTo, choosePicture, pressed } = keyboardOf(page);
  const add = page.getByRole('button', { name: 'Add', exact: true });
  await tabTo(add);
  await press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add product' });
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  // The options must be there before letters can choose one.
  for (const option of ['Welcome packs', 'Drinkware'])
    await dialog.getByRole('option', { name: option }).first().waitFor({ state: 'attached' });
  await tabTo(field('Name'));
  await type(name);
  await press('Tab');
  await type('5-7 working days');
  await press('Tab');
  await type('Made for this test.');
  await tabTo(field('Gifting'));
  await type('Welc');
  await press('Tab');
  await type('Drink');
  // Every number that a product needs, so that a new one needs no line here.
  for (const number of await dialog.locator('input[inputmode=numeric][required]:not(fieldset *)').all()) {
    await tabTo(number);
    await type((await number.getAttribute('name')) === 'minimumOrderQuantity' ? minimum : '40');
  }
  for (const [index, [price, max]] of ranges.entries()) {
    const range = dialog.getByRole('group', { name: `Range ${index + 1}` });
    if (index > 0) {
      await tabTo(dialog.getByRole('button', { name: 'Add range' }));
      await press('Enter');
      await range.waitFor();
    }
    await tabTo(range.getByLabel('Price'));
    await type(price);
    await press('Tab');
    // From the second range on, the min follows the range before.
    if (index === 0) await type(minimum);
    await press('Tab');
    await type(max);
  }
  await tabTo(field('Thumbnail'));
  await choosePicture();
  await tabTo(field('Additional images'));
  await choosePicture();
  await tabTo(dialog.getByRole('button', { name: 'Add', exact: true }));
  await press('Enter');
  await page.getByText('Product added successfully').first().waitFor();
  await dialog.waitFor({ state: 'detached' });
  await row(page, name).waitFor({ state: 'attached' });
  expect(await add.evaluate((element) => element === document.activeElement)).toBe(true);
  return pressed();
};

const threeRanges = [
  ['12.50', '49'],
  ['11.20', '199'],
  ['9.80', '5000'],
] as const;

const documentOf = async (path: string) => (await fetch(site.product.address + path)).text();

/** The products of the builder's third step, for a box of 60 packs of Drinkware. */
const openBuilder = async (page: Page) => {
  const { heading, button, field } = personAt(() => page);
  await page.goto('/collection');
  await heading('Define your project details').waitFor();
  if (await field('Name').isVisible()) {
    await field('Name').fill('Noor Haddad');
    await field('Email').fill('noor@fernside.example');
    await field('Phone').fill('+44 113 496 0177');
    await field('Packs').fill('60');
    await field('Currency').selectOption('GBP');
    await field('Budget').fill('2500');
    await button('Next').click();
  }
  await page
    .getByRole('button', { name: /Drinkware/ })
    .first()
    .click();
};

test('a product added by keyboard alone is on the site at once; changed and removed, so is that', async () => {
  const gifting = giftingPath('1');
  expect(await documentOf(gifting)).not.toContain('Keyboard Mug');
  const buyer = await openPage();
  await openBuilder(buyer);
  const inBuilder = (name: string) => buyer.getByRole('article', { name, exact: true });
  await inBuilder('Stoneware Mug').waitFor();

  const admin = await openList();
  const name = 'Keyboard Mug';
  await addByKeyboard(admin, { name, minimum: '10', ranges: threeRanges });
  expect(await documentOf(gifting)).toContain(name);
  await buyer.reload();
  await inBuilder(name).waitFor();
  await inBuilder(name).getByText('9.80').first().waitFor();

  const { press, type, tabTo } = keyboardOf(admin);
  await tabTo(admin.getByRole('searchbox', { name: 'Search by name' }));
  await type('keyboard');
  await tabTo(admin.getByRole('button', { name: `Edit, ${name}` }));
  await press('Enter');
  const dialog = admin.getByRole('dialog', { name: 'Edit product' });
  await tabTo(dialog.getByLabel('Name', { exact: true }));
  await press('Control+a');
  await type('Quiet Mug');
  await tabTo(dialog.getByRole('button', { name: 'Save Changes' }));
  await press('Enter');
  await admin.getByText('Product updated successfully').waitFor();
  await dialog.waitFor({ state: 'detached' });
  expect(await documentOf(gifting)).toContain('Quiet Mug');
  expect(await documentOf(gifting)).not.toContain(name);
  await buyer.reload();
  await inBuilder('Quiet Mug').waitFor();

  // The search is in the address: the changed name does not fit it any more.
  await admin.getByText('No product fits this search').waitFor();
  expect(admin.url()).toContain('search=keyboard');
  await tabTo(admin.getByRole('button', { name: 'Show all products' }));
  await press('Enter');
  await tabTo(admin.getByRole('button', { name: 'Delete, Quiet Mug' }));
  await press('Enter');
  const question = admin.getByRole('alertdialog', { name: 'Delete Quiet Mug?' });
  await tabTo(question.getByRole('button', { name: 'Delete' }));
  await press('Enter');
  await admin.getByText('Product deleted successfully').waitFor();
  await row(admin, 'Quiet Mug').waitFor({ state: 'detached' });
  expect(await documentOf(gifting)).not.toContain('Quiet Mug');
  await buyer.reload();
  await inBuilder('Stoneware Mug').waitFor();
  expect(await inBuilder('Quiet Mug').count()).toBe(0);
});

test('of two administrators who edit a product, the second is told, and both changes are kept', async () => {
  const [one, other] = [await openList(), await openList()];
  const edit = async (page: Page) => {
    await page.getByRole('button', { name: 'Edit, Notebook' }).click();
    return page.getByRole('dialog', { name: 'Edit product' });
  };
  const [first, second] = [await edit(one), await edit(other)];
  await first.getByLabel('Quantity', { exact: true }).fill('777');
  await first.getByLabel('Description', { exact: true }).fill('Cloth-bound.');
  await first.getByRole('button', { name: 'Save Changes' }).click();
  await one.getByText('Product updated successfully').waitFor();

  await second.getByLabel('Description', { exact: true }).fill('Bound in cloth.');
  await second.getByLabel('Estimated delivery time', { exact: true }).fill('9 working days');
  await second.getByRole('button', { name: 'Save Changes' }).click();
  await second.getByRole('heading', { name: 'Somebody else changed this while you were editing' }).waitFor();
  expect(await second.getByLabel('Quantity', { exact: true }).inputValue()).toBe('777');
  expect(await second.getByLabel('Description', { exact: true }).inputValue()).toBe('Bound in cloth.');
  await second.getByRole('radio', { name: 'Theirs: Cloth-bound.' }).check();
  await second.getByRole('button', { name: 'Save Changes' }).click();
  await other.getByText('Product updated successfully').waitFor();

  await one.reload();
  const again = await edit(one);
  expect(await again.getByLabel('Description', { exact: true }).inputValue()).toBe('Cloth-bound.');
  expect(await again.getByLabel('Quantity', { exact: true }).inputValue()).toBe('777');
  expect(await again.getByLabel('Estimated delivery time', { exact: true }).inputValue()).toBe(
    '9 working days',
  );
});

test('a search is in the address: shared, reloaded and undone by Back', async () => {
  const page = await openList();
  const search = page.getByRole('searchbox', { name: 'Search by name' });
  await search.pressSequentially('cap');
  await page.getByText('1 of 20 products').waitFor();
  await page.getByLabel('Sort by').selectOption('Name');
  const shared = page.url();
  expect(shared).toContain('?search=cap&sort=name');
  await page.reload();
  await page.getByText('1 of 20 products').waitFor();
  expect(await search.inputValue()).toBe('cap');
  await page.goBack();
  expect(await page.getByLabel('Sort by').inputValue()).toBe('added');
  await page.goBack();
  await page.getByText('20 products', { exact: true }).waitFor();
  expect(await search.inputValue()).toBe('');
});

test('ten products with three ranges each are entered by keyboard alone', async () => {
  const page = await openList();
  const seconds: number[] = [];
  const keys: number[] = [];
  for (let index = 1; index <= 10; index += 1) {
    const start = performance.now();
    keys.push(
      await addByKeyboard(page, { name: `Keyboard Cup ${index}`, minimum: '10', ranges: threeRanges }),
    );
    seconds.push((performance.now() - start) / 1000);
  }
  const median = (numbers: readonly number[]) => [...numbers].sort((one, two) => one - two)[4] ?? 0;
  process.stdout.write(
    `A product by keyboard alone: ${median(keys)} keys, ${median(seconds).toFixed(1)} s without a person's pauses\n`,
  );
  for (let index = 1; index <= 10; index += 1)
    await row(page, `Keyboard Cup ${index}`).waitFor({ state: 'attached' });
});
