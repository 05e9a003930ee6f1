import type { ScenarioOfRow } from '@gifting/api/mock-server/scenarios';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { fitsTheWidth, visible } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { mockedTexts } from './mocked.texts';
import { ScenarioPanel } from './ScenarioPanel';

const texts = mockedTexts.scenarios;
const chosen: ScenarioOfRow = new Map([['orders.own', 503]]);
const link = 'https://gifts.example/dashboard?scenarios=orders.own%3D503';
const write = fn();

const meta = preview.meta({
  title: 'Reference/Mocked app/Scenarios',
  component: ScenarioPanel,
  args: { store: { read: () => chosen, write, link: () => link } },
  parameters: { controls: { disable: true } },
  beforeEach: () => {
    write.mockClear();
  },
});

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: texts.open(1) }));
  return visible(await screen.findByRole('dialog', { name: texts.title }));
};

export const Closed = meta.story({
  tags: ['picture'],
  play: async () => {
    await expect(screen.getByRole('button', { name: texts.open(1) })).toBeVisible();
  },
});

export const Chosen = meta.story({
  play: async () => {
    const panel = await open();
    await userEvent.type(panel.getByLabelText(texts.find), 'orders own');
    const row = panel.getByRole('combobox', { name: /^orders\.own:/ });
    await expect(row).toHaveDisplayValue('503');
    await userEvent.selectOptions(row, 'empty');
    await expect(write).toHaveBeenLastCalledWith(new Map([['orders.own', 'empty']]));
    await expect(panel.getByLabelText(texts.link)).toHaveValue(link);
  },
});

export const Reset = meta.story({
  play: async () => {
    const panel = await open();
    await userEvent.click(panel.getByRole('button', { name: texts.reset }));
    await expect(write).toHaveBeenLastCalledWith(new Map());
  },
});

export const NothingFound = meta.story({
  play: async () => {
    const panel = await open();
    await userEvent.type(panel.getByLabelText(texts.find), 'teapot');
    await expect(panel.getByText(texts.none)).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await open();
    await fitsTheWidth();
  },
});
