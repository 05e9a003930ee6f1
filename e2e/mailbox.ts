import { confirmAccountTexts } from '@gifting/ui/screens/account/ConfirmAccountScreen/ConfirmAccountScreen.texts.ts';
import type { Browser, BrowserContext } from 'playwright';
import { expect } from 'vitest';
import { personAt } from './person';

interface Mail {
  readonly to: string;
  readonly text: string;
}

const readMails = async (browser: Browser, address: string): Promise<Mail[]> => {
  const page = await browser.newPage();
  try {
    await page.goto(`${address}/mailbox`);
    return await page.locator('article').evaluateAll((mails) =>
      mails.map((mail) => ({
        to: /^To (\S+),/.exec(mail.querySelector('p')?.textContent ?? '')?.[1] ?? '',
        text: mail.querySelector('p[dir=auto]')?.textContent ?? '',
      })),
    );
  } finally {
    await page.close();
  }
};

/** The texts of the mails of a server that sends none, newest first. */
export const readMailbox = async (browser: Browser, address: string): Promise<string[]> =>
  (await readMails(browser, address)).map(({ text }) => text);

/** Whose mailbox is read, and where. */
interface Mailbox {
  readonly browser: Browser;
  /** Of the server. */
  readonly address: string;
  readonly to: string;
}

/** Waits for a mail to somebody with a link to a page, such as `/confirm-account`, and returns the newest one's link. */
export const mailedLink = async ({ browser, address, to }: Mailbox, page: string): Promise<string> => {
  const link = new RegExp(`http\\S+${page}/\\S+`);
  const find = async () => {
    const mails = await readMails(browser, address);
    const mail = mails.find((each) => each.to === to && link.test(each.text));
    return link.exec(mail?.text ?? '')?.[0] ?? '';
  };
  await expect.poll(find, { timeout: 15_000 }).not.toBe('');
  return find();
};

/** Confirms the e-mail of somebody who has signed up, in a tab of its own, by the link in their mailbox. */
export const confirmEmail = async (context: BrowserContext, mailbox: Mailbox): Promise<void> => {
  const link = await mailedLink(mailbox, '/confirm-account');
  const tab = await context.newPage();
  const { button, heading } = personAt(() => tab);
  await tab.goto(link);
  await button(confirmAccountTexts.submit).click();
  await heading(confirmAccountTexts.doneTitle).waitFor();
  await tab.close();
};
