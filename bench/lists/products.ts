import { demoPassword, demoUsers } from '@gifting/api/demo/users';
import { paths } from '@gifting/domain/site/paths';
import { adminProductsTexts } from '@gifting/ui/screens/admin/AdminProductsScreen/AdminProductsScreen.texts.ts';
import { sql } from 'drizzle-orm';
import type { Browser, Page } from 'playwright';
import type { Database } from '../../apps/server/src/database/database';
import type { Figure } from '../report/row';
import { median } from '../report/statistics';
import { longestTask, openAs, rest, runs, taskFigure, visit } from './screen';

/** Products of the whole catalogue. */
const allProducts = 1000;

/** Fills the catalogue with copies of the demo products. */
export const addProducts = (db: Database): Promise<unknown> =>
  db.execute(sql`
    insert into products (gifting_id, category_id, slug, name, description, picture, price_ranges, quantity,
      minimum_order_quantity, delivery_time)
    select gifting_id, category_id, 'copy-' || copy || '-' || slug, name || ' ' || copy, description, picture,
      price_ranges, quantity, minimum_order_quantity, delivery_time
    from products, generate_series(2, ${sql.raw(String(allProducts))}) as copy
    order by copy, id
    limit ${sql.raw(String(allProducts))} - (select count(*) from products)`);

const count = adminProductsTexts.count(allProducts);

/** Scrolls with the wheel to the end of the list. */
const scroll = async (page: Page): Promise<void> => {
  await page.mouse.move(640, 450);
  const isAtEnd = () =>
    page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  while (!(await isAtEnd())) await page.mouse.wheel(0, 1500);
};

/** Measures the administrators' list of 1,000 products: its first rows, scrolling and a search, without throttling. */
export const measureProducts = async (
  where: string,
  browser: Browser,
  address: string,
): Promise<readonly Figure[]> => {
  const page = await openAs(browser, address, { email: demoUsers[1].email, password: demoPassword });
  const [times, first, scrolled, searched]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let run = 0; run <= runs; run += 1) {
    const time = await visit(page, address + paths.adminProducts);
    await page.getByText(count, { exact: true }).waitFor();
    const loading = await longestTask(page);
    await scroll(page);
    await rest(page);
    const scrolling = await longestTask(page);
    await page.getByLabel(adminProductsTexts.filters.search).pressSequentially('mug');
    await page.getByText(/^\d+ of /).waitFor();
    await rest(page);
    const searching = await longestTask(page);
    // The first visit fills the caches.
    if (run === 0) continue;
    times.push(time);
    first.push(loading);
    scrolled.push(scrolling);
    searched.push(searching);
  }
  await page.close();
  return [
    {
      what: `${where}, first of ${allProducts} products in sight at 1280 px`,
      unit: 'ms',
      measured: median(times),
    },
    taskFigure(`${where}, longest task while ${allProducts} products load`, first),
    taskFigure(`${where}, longest task while they are scrolled to the end`, scrolled),
    taskFigure(`${where}, longest task while a search is typed`, searched),
  ];
};
