import type { Page } from 'playwright';

interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Remembers the session for all tabs; otherwise it belongs to this tab. */
  readonly remember?: boolean;
}

/** A person on a page: the assertions and actions that all screens share. */
export const personAt = (page: () => Page) => {
  const heading = (name: string) => page().getByRole('heading', { name, exact: true });
  const button = (name: string) => page().getByRole('button', { name, exact: true });
  const field = (name: string) => page().getByLabel(name, { exact: true });
  return {
    heading,
    button,
    field,
    summary: () => page().getByRole('region', { name: 'Summary' }),
    /** Reloads, and waits until the screen is rendered again. */
    reload: async (title: string) => {
      await page().reload();
      await heading(title).waitFor();
    },
    signIn: async ({ email, password, remember = false }: Credentials) => {
      await page().goto('sign-in');
      await heading('Sign In').waitFor();
      await field('Email').fill(email);
      await field('Password').fill(password);
      await page().getByRole('checkbox').setChecked(remember);
      await button('Sign In').click();
      await page().getByRole('link', { name: 'Go to dashboard' }).waitFor();
    },
  };
};
