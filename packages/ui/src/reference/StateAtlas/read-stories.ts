import * as z from 'zod/mini';

/** A story that shows a state. */
export interface StateStory {
  readonly id: string;
  /** Its name with its title: `Screens/Home/Home: Narrow`. */
  readonly name: string;
}

/** The stories of each state, by state id. */
export type StoriesOfStates = ReadonlyMap<string, readonly StateStory[]>;

/** What is read of Storybook's `index.json`. */
const indexSchema = z.object({
  entries: z.record(
    z.string(),
    z.object({
      type: z.string(),
      id: z.string(),
      title: z.string(),
      name: z.string(),
      importPath: z.string(),
      exportName: z.optional(z.string()),
      tags: z._default(z.array(z.string()), []),
    }),
  ),
});

/** What is read of a story of a loaded module. */
const storySchema = z.object({
  composed: z.object({ parameters: z.object({ states: z._default(z.array(z.string()), []) }) }),
});

const modules = import.meta.glob<Readonly<Record<string, unknown>>>([
  '/packages/ui/src/{app,screens}/**/*.stories.tsx',
  '/apps/web/src/*.stories.tsx',
]);

/** Stories of the sidebar rest in their states; the others go on from there. */
const inSidebar = ({ tags }: { readonly tags: readonly string[] }) => tags.includes('dev');

/**
 * Reads which story shows which state: the ids from Storybook's index, the states from the stories' own parameters.
 * Stories of the sidebar come first. Rejects where there is no index.
 */
export const readStories = async (): Promise<StoriesOfStates> => {
  const response = await fetch('index.json');
  const { entries } = z.parse(indexSchema, await response.json());
  const stories = Object.values(entries).toSorted(
    (one, other) => Number(inSidebar(other)) - Number(inSidebar(one)),
  );
  const shown = await Promise.all(
    stories.map(async ({ type, id, title, name, importPath, exportName = '' }) => {
      const load = modules[importPath.replace(/^\./, '')];
      if (type !== 'story' || !load) return [];
      const story = z.safeParse(storySchema, (await load())[exportName]);
      const states = story.data?.composed.parameters.states ?? [];
      return states.map((state) => ({ state, story: { id, name: `${title}: ${name}` } }));
    }),
  );
  const found = new Map<string, StateStory[]>();
  for (const { state, story } of shown.flat()) found.set(state, [...(found.get(state) ?? []), story]);
  return found;
};
