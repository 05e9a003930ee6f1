import { draftKeys } from '@gifting/client-state/orders/keys';
import { readDraft } from '@gifting/client-state/orders/storage';
import { browserStorage } from '@gifting/client-state/storage/storage';
import type { BuilderStep, OrderDraft } from '@gifting/domain/orders/draft';
import { sampleDraft } from '@gifting/domain/testing/sample-draft';
import { expect, screen, waitFor, within } from 'storybook/test';
import { builderTexts as texts } from './BuilderScreen.texts';

/** Helpers of the builder stories: initial drafts, assertions and actions of all steps. */

/** The sample box without the choices of this and later steps. */
export const draftAt = (step: BuilderStep, more: Partial<OrderDraft> = {}): OrderDraft => ({
  ...sampleDraft,
  step,
  products: step > 3 ? sampleDraft.products : [],
  packaging: step > 4 ? sampleDraft.packaging : null,
  giftNote: null,
  checkout: null,
  ...more,
});

/** The sample draft's project with another number of packs or another currency. */
export const projectWith = (more: Partial<NonNullable<OrderDraft['project']>>): OrderDraft['project'] =>
  sampleDraft.project && { ...sampleDraft.project, ...more };

/** The draft in session storage. */
export const storedDraft = (): OrderDraft => readDraft(browserStorage(() => window.sessionStorage));

/** The project entry's raw text, to check whether it exists at all. */
export const storedProject = (): string | null => window.sessionStorage.getItem(draftKeys.project);

/** Waits until a step is rendered after the overlay. */
export const seesStep = async (title: string): Promise<void> => {
  await expect(
    await screen.findByRole('heading', { level: 1, name: title }, { timeout: 5000 }),
  ).toBeVisible();
};

/** Clicking covers the page, at least for this long. */
export const isCoveredFor = async (milliseconds: number, press: () => Promise<void>): Promise<void> => {
  const from = performance.now();
  await press();
  await expect(await screen.findByText(texts.moving)).toBeVisible();
  await waitFor(() => expect(screen.queryByText(texts.moving)).toBeNull(), { timeout: 5000 });
  await expect(performance.now() - from).toBeGreaterThanOrEqual(milliseconds);
};

const progress = () => within(screen.getByRole('navigation', { name: texts.progress }));

/** A completed dot of the stepper. */
export const dot = (label: string): HTMLElement => progress().getByRole('button', { name: label });

/** The stepper is at this dot: it is current, all before it can be pressed, none after it. */
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

/** Next in the summary or in the dock, depending on the width. */
export const next = (): HTMLElement => screen.getByRole('button', { name: texts.next });

/** The summary of the box. */
export const summary = () => within(screen.getByRole('region', { name: 'Summary' }));
