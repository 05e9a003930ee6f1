import { allMocks } from '@gifting/api/mocks';
import { expect, screen, userEvent } from 'storybook/test';
import { paths } from '#app/paths.ts';
import preview from '#storybook/preview';
import { ApiTable } from './ApiTable';
import { apiTableTexts as texts } from './ApiTable.texts';

const meta = preview.meta({ title: 'Reference/API table', component: ApiTable, args: { rows: allMocks } });

const rows = () => screen.getAllByRole('group');
const open = (call: string) => userEvent.click(screen.getByText(call));

export const Everything = meta.story({
  play: async () => {
    await expect(rows()).toHaveLength(allMocks.length);
    await open('POST /login');
    await expect(await screen.findByText(/rowMocks\['account\.login'\]\.ok\(\)/)).toBeVisible();
    await expect(screen.getByText('data.user.email')).toBeVisible();
    await open('GET /v1/servces/{slug}');
    await expect(await screen.findByText(`${texts.readOn}: ${paths.service}`)).toBeVisible();
  },
});

export const Found = meta.story({
  play: async () => {
    await userEvent.type(screen.getByLabelText(texts.find), 'create-order');
    await expect(rows()).toHaveLength(1);
    await open('POST /v1/create-order');
    await expect(await screen.findByText('billing_address.post_town')).toBeVisible();
  },
});

export const NothingFound = meta.story({
  play: async () => {
    await userEvent.type(screen.getByLabelText(texts.find), 'teapot');
    await expect(screen.getByText(texts.none)).toBeVisible();
  },
});
