/** The value of each toolbar menu that changes nothing. */
export const asWritten = 'as written';

/** Declares a menu of Storybook's toolbar; the first entry, of the menu's name, leaves a story as it is. */
const menu = <Icon extends string>(title: string, icon: Icon, items: Readonly<Record<string, string>>) => ({
  description: title,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: [
      { value: asWritten, title },
      ...Object.entries(items).map(([value, label]) => ({ value, title: `${title}: ${label}` })),
    ],
  },
});

/** What a reviewer can change in any story: who looks, what is around a screen, how the network behaves, how texts look. */
export const globalTypes = {
  role: menu('Role', 'user', {
    visitor: 'visitor',
    user: 'user',
    admin: 'administrator',
  }),
  frame: menu('Frame', 'component', { site: 'navigation, footer, sidebar' }),
  network: menu('Network', 'transfer', {
    slow: 'slow, 3 s',
    pending: 'never answers',
    offline: 'offline',
    failing: 'fails with 500',
    malformed: 'malformed answers',
    empty: 'empty lists',
  }),
  brand: menu('Brand', 'paintbrush', { harbour: 'Harbour & Pine', plum: 'Plum & Partners' }),
  text: menu('Text', 'paragraph', { accented: 'accented, longer', long: 'long words' }),
  direction: menu('Direction', 'direction', { rtl: 'right to left' }),
  textSize: menu('Text size', 'type', { double: '200 %' }),
  motion: menu('Motion', 'play', { reduced: 'reduced' }),
};

export type ToolbarGlobals = Readonly<Record<keyof typeof globalTypes, string>>;

export const initialGlobals: ToolbarGlobals = {
  role: asWritten,
  frame: asWritten,
  network: asWritten,
  brand: asWritten,
  text: asWritten,
  direction: asWritten,
  textSize: asWritten,
  motion: asWritten,
};
