import { afterAll, beforeAll, expect, test } from 'vitest';
import { collections, gifting, services } from '../database/schema';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ publicUrl: 'https://gifts.example' });
  await app.db.insert(gifting).values({ id: 901, name: 'Welcome packs', description: '' });
  await app.db
    .insert(services)
    .values({ id: 902, slug: 'packing-&-storing', name: 'Packing & storing', description: '' });
  await app.db.insert(collections).values({ id: 903, slug: 'winter', title: 'Winter', content: '' });
});
afterAll(() => app.close());

test('the sitemap names the public pages and those of the catalogue', async () => {
  const answer = await app.fetch('/sitemap.xml');
  expect(answer.headers.get('content-type')).toContain('application/xml');
  const addresses = [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses.slice(0, 7)).toEqual([
    'https://gifts.example/',
    'https://gifts.example/gifting',
    'https://gifts.example/service-solutions',
    'https://gifts.example/catalogue',
    'https://gifts.example/collection',
    'https://gifts.example/technology',
    'https://gifts.example/about-us',
  ]);
  for (const address of [
    'https://gifts.example/gifting/901',
    'https://gifts.example/service-solutions/packing-%26-storing',
    'https://gifts.example/collections/winter',
    'https://gifts.example/collections/festive-holiday',
  ])
    expect(addresses).toContain(address);
  expect(addresses.join()).not.toMatch(/microsite|redemption/);
});

test("robots.txt leads to the sitemap and keeps crawlers out of what is one person's own", async () => {
  const text = await (await app.fetch('/robots.txt')).text();
  expect(text).toContain('Sitemap: https://gifts.example/sitemap.xml');
  expect(text).toContain('Disallow: /dashboard\n');
  expect(text).not.toContain('Disallow: /collection\n');
  // A crawler that may not read these pages does not see that they are not to be indexed.
  expect(text).not.toContain('Disallow: /microsite');
});

test('without a public address the request names the origin', async () => {
  const plain = await createTestApp();
  const robots = await plain.fetch('/robots.txt');
  expect(await robots.text()).toMatch(/Sitemap: http:\/\/[^/]+\/sitemap\.xml/);
  // Anyone can write the Host header, so nobody else may get this answer.
  expect(robots.headers.get('cache-control')).toBe('no-cache');
  await plain.close();
});
