import type { Browser } from 'playwright';

/** The texts of the mails of a server that sends none, newest first. */
export const readMailbox = async (browser: Browser, address: string): Promise<string[]> => {
  const page = await browser.newPage();
  try {
    await page.goto(`${address}/mailbox`);
    return await page.locator('article p[dir=auto]').allTextContents();
  } finally {
    await page.close();
  }
};
