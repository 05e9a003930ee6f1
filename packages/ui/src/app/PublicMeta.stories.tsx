import { expect, waitFor } from 'storybook/test';
import { isKeptFromSearch } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { PublicMeta } from './PublicMeta';
import { socialPicture } from './social-picture';

const meta = preview.meta({
  title: 'Reference/Public page metadata',
  component: PublicMeta,
  parameters: { controls: { disable: true }, route: { at: '/Gifting/3/' } },
  args: { title: 'Milestones', description: 'Anniversaries, promotions, new arrivals.' },
  render: (args) => (
    <main className="page grid gap-3 py-8">
      <PublicMeta {...args} />
      <h1 className="t-title">{args.title}</h1>
      <p className="muted">{args.description}</p>
      <img
        src={import.meta.env.BASE_URL + socialPicture.path.slice(1)}
        width={socialPicture.width / 2}
        height={socialPicture.height / 2}
        alt={socialPicture.alt}
      />
    </main>
  ),
});

const content = (selector: string) =>
  document.head.querySelector(selector)?.getAttribute(selector.startsWith('link') ? 'href' : 'content');

export const Default = meta.story({
  tags: ['picture'],
  play: async () => {
    await waitFor(() => expect(document.title).toMatch(/^Milestones \| /));
    await expect(content('meta[name="description"]')).toBe('Anniversaries, promotions, new arrivals.');
    await expect(content('link[rel="canonical"]')).toBe('https://gifts.example/gifting/3');
    await expect(content('meta[property="og:title"]')).toBe('Milestones');
    await expect(content('meta[property="og:image"]')).toBe('https://gifts.example/social-preview.png');
    await expect(content('meta[name="twitter:card"]')).toBe('summary_large_image');
  },
});

/** Cut between words, so that a search engine does not cut within one. */
export const LongDescription = meta.story({
  args: { description: 'Boxes for every season of the year.\n'.repeat(8) },
  play: async () => {
    await waitFor(() => expect(content('meta[name="description"]')).toMatch(/year. Boxes for…$/));
    await expect(content('meta[name="description"]')?.length).toBeLessThanOrEqual(156);
  },
});

/** An unknown address is `noindex`, although a page is rendered. */
export const Unknown = meta.story({
  args: { title: 'Gifting', description: undefined, unknown: true },
  play: async () => {
    await isKeptFromSearch();
    await expect(content('link[rel="canonical"]')).toBeUndefined();
  },
});

export const OnItsWay = meta.story({
  args: { description: undefined },
  play: async () => {
    await waitFor(() => expect(document.title).toMatch(/^Milestones \| /));
    await expect(content('meta[name="description"]')).toBeUndefined();
    await expect(content('link[rel="canonical"]')).toBeUndefined();
  },
});
