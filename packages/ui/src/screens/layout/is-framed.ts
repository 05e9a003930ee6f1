/** What a decorator reads of a story: the toolbar's menus. */
export type StoryGlobals = Readonly<{ globals: Readonly<Record<string, unknown>> }>;

/** Whether the toolbar asks for a screen's frame: navigation, footer, sidebar. */
export const isFramed = ({ frame }: StoryGlobals['globals']): boolean => frame === 'site';
