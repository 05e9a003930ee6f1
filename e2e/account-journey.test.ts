import { demoUsers } from '@gifting/api/demo/users';
import { sampleDraft } from '@gifting/domain/testing/sample-draft';
import { paths } from '@gifting/ui/app/paths.ts';
import { confirmEmailTexts } from '@gifting/ui/screens/account/ConfirmEmailScreen/ConfirmEmailScreen.texts.ts';
import { forgotPasswordTexts } from '@gifting/ui/screens/account/ForgotPasswordScreen/ForgotPasswordScreen.texts.ts';
import { openIdButtonTexts } from '@gifting/ui/screens/account/OpenIdButton/OpenIdButton.texts.ts';
import { openIdReturnTexts } from '@gifting/ui/screens/account/OpenIdReturnScreen/OpenIdReturnScreen.texts.ts';
import { personalDataTexts } from '@gifting/ui/screens/account/ProfileScreen/PersonalData.texts.ts';
import { profileTexts } from '@gifting/ui/screens/account/ProfileScreen/ProfileScreen.texts.ts';
import { resetPasswordTexts } from '@gifting/ui/screens/account/ResetPasswordScreen/ResetPasswordScreen.texts.ts';
import { signInTexts } from '@gifting/ui/screens/account/SignInScreen/SignInScreen.texts.ts';
import { signUpTexts } from '@gifting/ui/screens/account/SignUpScreen/SignUpScreen.texts.ts';
import { orderProgressTexts } from '@gifting/ui/screens/orders/OrderScreen/OrderProgress.texts.ts';
import { paymentTexts } from '@gifting/ui/screens/orders/PaymentScreen/PaymentScreen.texts.ts';
import { orderDetailTexts } from '@gifting/ui/screens/orders/shared/OrderDetail/order-detail.texts.ts';
import { confirmationTexts } from '@gifting/ui/screens/shared/EmailConfirmation/confirmation.texts.ts';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { checkedInvoice } from '../apps/server/src/testing/checked-invoice';
import { startOpenIdIssuer } from '../apps/server/src/testing/openid-issuer';
import { registrationOf } from '../contract/test-api';
import { freePort } from '../scripts/lib/port.mjs';
import { confirmEmail, mailedLink } from './mailbox';
import { openAs } from './order-people';
import { personAt } from './person';
import { onBothDatabases, openProduct, type Site } from './product';
import { storeDraft } from './stored-draft';

const [, admin] = demoUsers;
const person = registrationOf('noor@fernside.example');
const newEmail = 'noor@lind.example';
const newPassword = 'another-long-secret';
/** Not Google: a button of that name is there before the server has said who signs people in. */
const provider = 'Fernside ID';

const port = await freePort();
const issuerSettings = {
  OPENID_ISSUER: `http://127.0.0.1:${port}`,
  OPENID_CLIENT_ID: 'gifting',
  OPENID_CLIENT_SECRET: 'a-secret-of-the-client',
  OPENID_NAME: provider,
};

/** A page of a browser of its own. */
const openPage = async (site: Site, address: string) => {
  const context = await site.browser.newContext({
    baseURL: address,
    viewport: { width: 1280, height: 900 },
  });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  return { context, page, ...personAt(() => page) };
};

type Opened = Awaited<ReturnType<typeof openPage>>;

const mailboxOf = (site: Site, to: string) => ({
  browser: site.browser,
  address: site.product.address,
  to,
});

const signUp = async ({ page, field, button, heading }: Opened): Promise<void> => {
  await page.goto(paths.signUp);
  await field(signUpTexts.name).fill(person.name);
  await field(signUpTexts.email).fill(person.email);
  await field(signUpTexts.phone).fill(person.phone);
  await field(signUpTexts.companyName).fill(person.company_name);
  await field(signUpTexts.companyAddress).fill(person.company_address);
  await field(signUpTexts.password).fill(person.password);
  await field(signUpTexts.retypePassword).fill(person.password);
  await button(signUpTexts.submit).click();
  await heading(signInTexts.title).waitFor();
  await page.getByText(signInTexts.wrote(person.email)).waitFor();
};

/** Orders the sample box by invoice once the email is confirmed in another tab, and returns the order's address. */
const order = async (site: Site, { context, page, heading, button }: Opened): Promise<string> => {
  await page.goto(paths.technology);
  await storeDraft(page, sampleDraft);
  await page.goto(paths.payment);
  await page.getByRole('radio', { name: new RegExp(paymentTexts.invoice.title) }).check();
  await heading(confirmationTexts.titles.payment).waitFor();
  await confirmEmail(context, mailboxOf(site, person.email));
  await page.bringToFront();
  await page.getByText(confirmationTexts.confirmed).waitFor();
  expect(await page.getByRole('radio', { name: new RegExp(paymentTexts.invoice.title) }).isChecked()).toBe(
    true,
  );
  await button(paymentTexts.continue).click();
  await page.waitForURL(`**${paths.paymentSuccessful}`);
  await page.goto(paths.orders);
  const link = page.getByRole('table').getByRole('link').first();
  await link.waitFor();
  return (await link.getAttribute('href')) ?? '';
};

/** Takes the order to its end, so that its buyer may leave. */
const deliver = async (site: Site, address: string): Promise<void> => {
  const making = await openAs(site, admin);
  try {
    await making.page.goto(address);
    await making.act(orderProgressTexts.actions.refuse.label, () =>
      making.dialog.getByRole('textbox').fill('Not on offer any more.'),
    );
  } finally {
    await making.close();
  }
};

const changeEmail = async (site: Site, { page, field, button, heading }: Opened): Promise<void> => {
  await page.goto(paths.profile);
  await page.getByText(confirmationTexts.isConfirmed(person.email)).waitFor();
  await field(profileTexts.emailAddress).fill(newEmail);
  await button(profileTexts.saveForm(profileTexts.personal)).click();
  await page.getByText(profileTexts.emailAsked).first().waitFor();
  for (const [to, title] of [
    [person.email, confirmEmailTexts.waitingTitle],
    [newEmail, confirmEmailTexts.doneTitle],
  ] as const) {
    await page.goto(await mailedLink(mailboxOf(site, to), '/confirm-email'));
    await button(confirmEmailTexts.submit).click();
    await heading(title).waitFor();
  }
  await page.goto(paths.profile);
  await page.getByText(confirmationTexts.isConfirmed(newEmail)).waitFor();
};

const resetPassword = async (site: Site, { page, field, button, heading }: Opened): Promise<void> => {
  await page.goto(paths.forgotPassword);
  await field(forgotPasswordTexts.email).fill(newEmail);
  await button(forgotPasswordTexts.submit).click();
  await heading(forgotPasswordTexts.sentTitle).waitFor();
  await page.goto(await mailedLink(mailboxOf(site, newEmail), paths.forgotPassword));
  await field(resetPasswordTexts.password).fill(newPassword);
  await field(resetPasswordTexts.confirm).fill(newPassword);
  await button(resetPasswordTexts.submit).click();
  await heading(resetPasswordTexts.doneTitle).waitFor();
};

const isSignedOut = async (page: Page): Promise<void> => {
  await page.goto(paths.orders);
  await page.getByText('Session expired. Please log in again.').waitFor();
};

/** Signs in at the issuer, which has the same address: both are linked after the password. */
const linkProvider = async ({ page, field, button, heading }: Opened): Promise<void> => {
  await page.goto(paths.signIn);
  await button(openIdButtonTexts.continueWith(provider)).click();
  await heading(openIdReturnTexts.proofTitle).waitFor();
  await page.getByText(openIdReturnTexts.proofLead(newEmail)).waitFor();
  await field(openIdReturnTexts.password).fill(newPassword);
  await button(openIdReturnTexts.submit).click();
  await page.getByText(openIdReturnTexts.linked).waitFor();
  await page.getByRole('link', { name: 'Go to dashboard' }).waitFor();
};

const deleteAccount = async ({ page, button }: Opened): Promise<void> => {
  await page.goto(paths.profile);
  await button(personalDataTexts.open).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/One invoice stays|invoices and credit notes stay/).waitFor();
  await dialog.getByLabel(personalDataTexts.password, { exact: true }).fill(newPassword);
  await dialog.getByRole('button', { name: personalDataTexts.confirm }).click();
  await page.getByText(personalDataTexts.deleted).waitFor();
};

/** The invoice is still there for an administrator. */
const findInvoice = async (site: Site, address: string): Promise<void> => {
  const keeping = await openAs(site, admin);
  try {
    await keeping.page.goto(address);
    const link = keeping.page.getByRole('link', { name: orderDetailTexts.invoiceDownload });
    const answer = await keeping.page.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect((await checkedInvoice(await answer.body())).sums).toMatchObject({ gross: 317_520 });
  } finally {
    await keeping.close();
  }
};

onBothDatabases('an account', (kind) => {
  const site = openProduct(kind, issuerSettings);

  test('goes from its sign-up to its end, and its invoice stays', async () => {
    const issuer = await startOpenIdIssuer(site.product.address, port);
    issuer.person = { sub: 'noor', email: newEmail, email_verified: true, name: person.name };
    const here = await openPage(site, site.product.address);
    const elsewhere = await openPage(site, site.second.address);
    try {
      await signUp(here);
      await here.signIn({ email: person.email, password: person.password });
      const address = await order(site, here);
      await deliver(site, address);
      await changeEmail(site, here);
      await elsewhere.signIn({ email: newEmail, password: person.password, remember: true });
      await resetPassword(site, here);
      await isSignedOut(elsewhere.page);
      await linkProvider(here);
      await deleteAccount(here);
      await findInvoice(site, address);
    } finally {
      await here.context.close();
      await elsewhere.context.close();
      await issuer.stop();
    }
  }, 240_000);
});
