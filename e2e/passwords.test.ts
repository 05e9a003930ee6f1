import { forgotPasswordTexts } from '@gifting/ui/screens/account/ForgotPasswordScreen/ForgotPasswordScreen.texts.ts';
import { profileTexts } from '@gifting/ui/screens/account/ProfileScreen/ProfileScreen.texts.ts';
import { resetPasswordTexts } from '@gifting/ui/screens/account/ResetPasswordScreen/ResetPasswordScreen.texts.ts';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { registrationOf } from '../contract/test-api';
import { mailedLink, readMailbox } from './mailbox';
import { personAt } from './person';
import { openProduct } from './product';

const site = openProduct();

const [forgotten, chosen, changed] = [
  'a-long-enough-secret',
  'another-long-secret',
  'a-third-long-secret',
] as const;

/** Opens an account, and two browsers of its person. */
const twoBrowsers = async (
  email: string,
  visit: (one: Page, other: Page) => Promise<void>,
): Promise<void> => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...registrationOf(email), role: 'user' }))
    form.append(name, value);
  expect((await fetch(`${site.product.address}/api/register`, { method: 'POST', body: form })).status).toBe(
    200,
  );
  const contexts = await Promise.all(
    [1, 2].map(() =>
      site.browser.newContext({ baseURL: site.product.address, viewport: { width: 1280, height: 900 } }),
    ),
  );
  try {
    const [one, other] = await Promise.all(contexts.map((context) => context.newPage()));
    if (!one || !other) throw new Error('The browser opened no pages.');
    await visit(one, other);
  } finally {
    for (const context of contexts) await context.close();
  }
};

const mails = () => readMailbox(site.browser, site.product.address);

test('a forgotten password is replaced by the mailed link, once, and the other browser is signed out', async () => {
  const email = 'noor@fernside.example';
  await twoBrowsers(email, async (one, other) => {
    await personAt(() => other).signIn({ email, password: forgotten });
    await other.goto('/dashboard/orders');
    const { button, field, heading, signIn } = personAt(() => one);
    await one.goto('/sign-in');
    await one.getByRole('link', { name: 'Forgot password?' }).click();
    await heading(forgotPasswordTexts.title).waitFor();
    await field(forgotPasswordTexts.email).fill(email);
    await button(forgotPasswordTexts.submit).click();
    await heading(forgotPasswordTexts.sentTitle).waitFor();

    const link = await mailedLink(
      { browser: site.browser, address: site.product.address, to: email },
      '/forgot-password',
    );
    // A scanner of mails opens the link first.
    expect((await fetch(link)).status).toBe(200);

    await one.goto(link);
    await field(resetPasswordTexts.password).fill(chosen);
    await field(resetPasswordTexts.confirm).fill(chosen);
    await button(resetPasswordTexts.submit).click();
    await heading(resetPasswordTexts.doneTitle).waitFor();
    await expect.poll(mails, { timeout: 10_000 }).toHaveLength(3);

    await other.reload();
    await other.getByText('Session expired. Please log in again.').waitFor();
    await one.goto(link);
    await field(resetPasswordTexts.password).fill(changed);
    await field(resetPasswordTexts.confirm).fill(changed);
    await button(resetPasswordTexts.submit).click();
    await heading(resetPasswordTexts.goneTitle).waitFor();
    await signIn({ email, password: chosen });
  });
});

test('the profile signs out elsewhere, and changes the password', async () => {
  const email = 'imogen@fernside.example';
  await twoBrowsers(email, async (one, other) => {
    await personAt(() => other).signIn({ email, password: forgotten });
    await personAt(() => one).signIn({ email, password: forgotten });
    await one.goto('/dashboard/profile');
    const { button, field } = personAt(() => one);
    const list = one.getByRole('region', { name: profileTexts.sessions });
    await list.getByText(profileTexts.thisDevice).waitFor();
    expect(await list.getByRole('listitem').count()).toBe(2);
    await list.getByRole('button', { name: /Sign out there/ }).click();
    await list.getByText(profileTexts.onlyHere).waitFor();
    await other.goto('/dashboard');
    await other.getByText('Session expired. Please log in again.').waitFor();

    await personAt(() => other).signIn({ email, password: forgotten });
    await field(profileTexts.currentPassword).fill(forgotten);
    await field(profileTexts.newPassword).fill(changed);
    await field(profileTexts.confirmPassword).fill(changed);
    await button(profileTexts.saveForm(profileTexts.password)).click();
    await one.getByText(profileTexts.passwordChanged).waitFor();
    await other.goto('/dashboard');
    await other.getByText('Session expired. Please log in again.').waitFor();
    await one.reload();
    await list.getByText(profileTexts.onlyHere).waitFor();
    await personAt(() => other).signIn({ email, password: changed });
  });
});
