import { demoPassword } from '@gifting/api/demo/users';
import { proofRoomTexts } from '@gifting/ui/screens/orders/ProofRoomScreen/ProofRoomScreen.texts.ts';
import { personAt } from './person';
import type { Site } from './product';

/** Opens a page of its own, signed in, with what its person does on an order. */
export const openAs = async (site: Site, { email }: { readonly email: string }) => {
  const context = await site.browser.newContext({ baseURL: site.product.address });
  const page = await context.newPage();
  const person = personAt(() => page);
  await person.signIn({ email, password: demoPassword, remember: true });
  const dialog = page.getByRole('dialog');
  return {
    page,
    person,
    sees: (status: string) => person.heading(status).waitFor(),
    /** Presses a button and sends the dialog that it opens, by the dialog's button if that says something else. */
    act: async (label: string, fill?: () => Promise<void>, send = label) => {
      await person.button(label).click();
      await fill?.();
      await dialog.getByRole('button', { name: send, exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
    },
    dialog,
    close: () => context.close(),
  };
};

/** Somebody who acts on an order in a browser. */
export type OrderPerson = Awaited<ReturnType<typeof openAs>>;

/** A file as a browser's picker takes it. */
export const picked = async (file: File) => ({
  name: file.name,
  mimeType: file.type,
  buffer: Buffer.from(await file.arrayBuffer()),
});

/** Sends a file as the mockup of an order's first item. */
export const sendMockup = async (making: OrderPerson, label: string, file: File): Promise<void> => {
  await making.act(label, async () => {
    await making.dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles(await picked(file));
    await making.dialog.getByLabel(proofRoomTexts.answerByDay).fill('2099-01-22');
    await making.dialog.getByLabel(proofRoomTexts.sendNote).fill('Your logo in one colour.');
  });
};
