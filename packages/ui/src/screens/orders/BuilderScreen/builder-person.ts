import { draftKeys } from '@gifting/client-state/orders/keys';
import { readDraft } from '@gifting/client-state/orders/storage';
import { browserStorage } from '@gifting/client-state/storage/storage';
import type { BuilderStep, OrderDraft } from '@gifting/domain/orders/draft';
import { sampleDraft } from '@gifting/domain/testing/sample-draft';
import { expect, screen, waitFor, within } from 'storybook/test';
import { builderTexts as texts } from './BuilderScreen.texts';

/** What the stories of the builder share: drafts to begin with, and what a person sees and does in every step. */

/** The sample box as far as a step needs it: nothing that is only chosen there. */
export const draftAt = (step: BuilderStep, more: Partial<OrderDraft> = {}): OrderDraft => ({
  ...sampleDraft,
  step,
  products: step > 3 ? sampleDraft.products : [],
  packaging: step > 4 ? sampleDraft.packaging : null,
  giftNote: null,
  checkout: null,
  ...more,
});

/** The sample draft's project with other packs or another currency. */
export const projectWith = (more: Partial<NonNullable<OrderDraft['project']>>): OrderDraft['project'] =>
  sampleDraft.project && { ...sampleDraft.project, ...more };

/** The draft as it lies in session storage. */
export const storedDraft = (): OrderDraft => readDraft(browserStorage(() => window.sessionStorage));

/** The project entry as text, for what the draft does not tell: whether it is there at all. */
export const storedProject = (): string | null => window.sessionStorage.getItem(draftKeys.project);

/** Waits until a step shows, through the overlay before it. */
export const seesStep = async (title: string): Promise<void> => {
  await expect(
    await screen.findByRole('heading', { level: 1, name: title }, { timeout: 5000 }),
  ).toBeVisible();
};

/** What is pressed covers the page, and keeps it covered for at least this long. */
export const isCoveredFor = async (milliseconds: number, press: () => Promise<void>): Promise<void> => {
  const from = performance.now();
  await press();
  await expect(await screen.findByText(texts.moving)).toBeVisible();
  await waitFor(() => expect(screen.queryByText(texts.moving)).toBeNull(), { timeout: 5000 });
  await expect(performance.now() - from).toBeGreaterThanOrEqual(milliseconds);
};

const progress = () => within(screen.getByRole('navigation', { name: texts.progress }));

/** A passed dot of the progress ribbon. */
export const dot = (label: string): HTMLElement => progress().getByRole('button', { name: label });

/** The ribbon reaches this dot: it is the current step, every dot before it can be pressed, none after it. */
export const seesDots = async (filled: number): Promise<void> => {
  const names = progress()
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);
  await expect(names).toEqual(texts.dots.slice(0, filled - 1));
  const current = progress()
    .getAllByRole('listitem')
    .filter((item) => item.getAttribute('aria-current') === 'step');
  await expect(current.map(({ textContent }) => textContent)).toEqual([texts.dots[filled - 1]]);
};

/** Next, in the summary or in the dock, whichever the width shows. */
export const next = (): HTMLElement => screen.getByRole('button', { name: texts.next });

/** The summary of what is in the box. */
export const summary = () => within(screen.getByRole('region', { name: 'Summary' }));
