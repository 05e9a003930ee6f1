import type { Guide } from './guide';
import { patternGuides } from './patterns';
import { primitiveGuides } from './primitives';

/** A guide with the component that it is of and the id of its docs page in Storybook. */
export type NamedGuide = Guide & Readonly<{ name: string; page: string }>;

const named = (section: string, guides: Readonly<Record<string, Guide>>): readonly NamedGuide[] =>
  Object.entries(guides).map(([name, guide]) => ({
    ...guide,
    name,
    page: `${section}-${name.toLowerCase()}--docs`,
  }));

/** The guides of all primitives and patterns. */
export const guides = [...named('primitives', primitiveGuides), ...named('patterns', patternGuides)];

/** The guide of a component, by the component's name. */
export const guideOf = (component: string): NamedGuide | undefined =>
  guides.find(({ name }) => name === component);
