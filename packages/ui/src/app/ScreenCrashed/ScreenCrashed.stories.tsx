import { Link } from 'react-router-dom';
import { expect, screen, userEvent } from 'storybook/test';
import { paths } from '#app/paths.ts';
import { PublicLayout } from '#screens/layout/PublicLayout/PublicLayout.tsx';
import { arrivesAt, fitsTheWidth } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { ScreenCrashed } from './ScreenCrashed';
import { screenCrashedTexts as texts } from './ScreenCrashed.texts';
import { ScreenMissing } from './screen-missing';

const meta = preview.meta({
  title: 'Screens/General/Screen crashed',
  component: ScreenCrashed,
  parameters: { controls: { disable: true }, route: { at: '/order-details?step=2', path: '/order-details' } },
});

export const Default = meta.story({
  tags: ['picture'],
  render: () => (
    <PublicLayout>
      <ScreenCrashed />
    </PublicLayout>
  ),
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: texts.reload }));
    await expect(await screen.findByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  },
});

/** A link whose screen fails to load: the message says so. */
export const Missing = meta.story({
  parameters: {
    route: {
      at: paths.about,
      path: paths.about,
      elsewhere: () => Promise.reject(new ScreenMissing(new TypeError('Failed to fetch'))),
    },
  },
  render: () => (
    <PublicLayout>
      <main id="main" className="page">
        <Link to={paths.gifting} className="link">
          Further on
        </Link>
      </main>
    </PublicLayout>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Further on' }));
    await expect(await screen.findByRole('heading', { level: 1, name: texts.missingTitle })).toBeVisible();
    await expect(screen.getByRole('button', { name: texts.reload })).toBeVisible();
    await expect(screen.getByRole('link', { name: texts.home })).toHaveAttribute('href', paths.home);
  },
});

export const WayOn = meta.story({
  tags: ['!dev'],
  play: async () => {
    await userEvent.click(screen.getByRole('link', { name: texts.home }));
    await arrivesAt(paths.home);
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: fitsTheWidth,
});
