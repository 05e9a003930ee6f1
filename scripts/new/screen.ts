import { type Changes, camel, kebab, words } from './changes';

/** A public screen: view, texts, stories, path and route. */
export const newScreen = (changes: Changes, name: string): void => {
  if (!/^[A-Z][A-Za-z]+$/.test(name) || name.endsWith('Screen'))
    throw new Error('A screen has a name like Returns, without Screen at its end.');
  const path = camel(name);
  const folder = `packages/ui/src/screens/${kebab(name)}/${name}Screen`;
  const texts = `${path}Texts`;
  changes.create(
    `${folder}/${name}Screen.texts.ts`,
    `/** The texts of ${words(name).toLowerCase()}. */
export const ${texts} = {
  title: '${words(name)}',
  lead: 'What this page is for, in one sentence.',
} as const;
`,
  );
  changes.create(
    `${folder}/${name}Screen.tsx`,
    `import { PublicMeta } from '#app/PublicMeta.tsx';
import { PageHeader } from '#patterns/PageHeader/PageHeader.tsx';
import { ${texts} as texts } from './${name}Screen.texts';

/** ${words(name)} (/${kebab(name)}). */
export const ${name}Screen = () => (
  <main id="main" tabIndex={-1} className="page py-8">
    <PublicMeta title={texts.title} description={texts.lead} />
    <PageHeader title={texts.title} sub={texts.lead} />
  </main>
);
`,
  );
  changes.create(
    `${folder}/${name}Screen.stories.tsx`,
    `import { expect, screen } from 'storybook/test';
import { paths } from '#app/paths.ts';
import { InSite } from '#screens/layout/InSite.tsx';
import { fitsTheWidth } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { ${name}Screen } from './${name}Screen';
import { ${texts} as texts } from './${name}Screen.texts';

const meta = preview.meta({
  title: 'Screens/${words(name)}',
  component: ${name}Screen,
  decorators: [InSite],
  parameters: { controls: { disable: true }, route: { at: paths.${path} } },
});

export const Default = meta.story({
  tags: ['picture'],
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: fitsTheWidth,
});
`,
  );
  changes.insert(
    'packages/domain/src/site/paths.ts',
    /^ {2}orderDetails: /m,
    `  ${path}: '/${kebab(name)}',\n`,
  );
  changes.insert(
    'apps/web/src/routes.tsx',
    /^ {10}screen\(\n {12}paths\.signUp,/m,
    `          screen(
            paths.${path},
            () => import('@gifting/ui/screens/${kebab(name)}/${name}Screen/${name}Screen.tsx'),
            '${name}Screen',
          ),
`,
  );
};
