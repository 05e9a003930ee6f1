import { type Changes, kebab } from './changes';

/** Lists what no screen uses yet. */
const unusedParts = /(?<="src\/primitives\/\{)[^}]+/;

const guides = 'packages/ui/src/reference/Guides/primitives.ts';

/** A primitive: component, style sheet, stories, and its guide for the docs. */
export const newPrimitive = (changes: Changes, name: string): void => {
  if (!/^[A-Z][A-Za-z]+$/.test(name)) throw new Error('A primitive has a name like Badge.');
  const folder = `packages/ui/src/primitives/${name}`;
  changes.create(
    `${folder}/${name}.css`,
    `@layer theme, base, primitives, patterns, screens, utilities;

@layer primitives {
  .${kebab(name)} {
    color: var(--color-ink);
  }
}
`,
  );
  changes.create(
    `${folder}/${name}.tsx`,
    `import type { ReactNode } from 'react';
import './${name}.css';

type ${name}Props = Readonly<{
  /** What is shown. */
  children: ReactNode;
}>;

/** When to use it, and when not. */
export const ${name} = ({ children }: ${name}Props) => <span className="${kebab(name)}">{children}</span>;
`,
  );
  changes.create(
    `${folder}/${name}.stories.tsx`,
    `import { expect } from 'storybook/test';
import { State, StateGallery } from '#reference/StateGallery/StateGallery.tsx';
import { fitsTheWidth } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { ${name} } from './${name}';

const meta = preview.meta({
  title: 'Primitives/${name}',
  tags: ['autodocs'],
  component: ${name},
  args: { children: 'Mug' },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mug')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { children: 'Several words that do not fit into a line of a narrow screen' },
  globals: { viewport: { value: 'small' } },
  play: fitsTheWidth,
});

export const States = meta.story({
  tags: ['picture'],
  render: () => (
    <StateGallery title="${name}">
      <State name="Default">
        <${name}>Mug</${name}>
      </State>
    </StateGallery>
  ),
  parameters: { layout: 'fullscreen' },
});
`,
  );
  changes.edit('knip.production.json', (text) =>
    text.replace(unusedParts, (names) => [...names.split(','), name].sort().join(',')),
  );
  changes.edit(guides, (text) => {
    const next = [...text.matchAll(/^ {2}(\w+): \{$/gm)].find(([, other = '']) => other > name);
    const at = next?.index ?? text.search(/^\} as const satisfies/m);
    const guide = `  ${name}: {
    kind: 'Data',
    need: 'What a screen needs it for',
    instead: { 'where it is wrong': 'what is right there' },
    do: 'What to do.',
    dont: 'What not to do.',
    keys: {},
    says: 'What a screen reader says.',
  },
`;
    return text.slice(0, at) + guide + text.slice(at);
  });
};
