import type { LucideIcon } from 'lucide-react';
import * as lucide from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { FoundationPage, Part } from './Page';

const meta = preview.meta({ title: 'Foundations/Icons' });

const sources = import.meta.glob<string>(['../**/*.tsx', '!../**/*.stories.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The icons the components import, found in their sources. */
const used = [
  ...new Set(
    Object.values(sources)
      .flatMap((source) => [...source.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)])
      .flatMap(([, names = '']) => names.split(','))
      .map((name) => name.replace(/^type /, '').trim()),
  ),
].sort();

const isIcon = (value: unknown): value is LucideIcon =>
  typeof value === 'object' && value !== null && '$$typeof' in value;

const glyphs = Object.entries(lucide).flatMap(([name, value]) =>
  used.includes(name) && isIcon(value) ? [{ name, Glyph: value }] : [],
);

const IconsPage = () => (
  <FoundationPage
    title="Icons"
    lead="Lucide, drawn in one stroke of the text's own colour. An icon stands beside words; alone it stands only where everybody knows it, and then it has a name."
  >
    <Part title="In use" note="What a component imports appears here by itself.">
      <ul className="glyphs">
        {glyphs.map(({ name, Glyph }) => (
          <li key={name}>
            <Glyph className="icon" />
            {name}
          </li>
        ))}
      </ul>
    </Part>
    <Part title="Beside text" note="1.25 em, so it grows with the words it belongs to.">
      {['t-xs', 't-ui', 't-lead', 't-title'].map((size) => (
        <p key={size} className={`row ${size}`}>
          <lucide.Gift className="icon" />
          Add to Giftbox
        </p>
      ))}
    </Part>
  </FoundationPage>
);

export const Page = meta.story({
  render: () => <IconsPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(used.length);
    await expect(canvas.getByText('TriangleAlert')).toBeVisible();
    await expect(canvas.getByText('Gift')).toBeVisible();
  },
});
