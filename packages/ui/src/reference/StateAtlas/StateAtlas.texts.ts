/** The texts of the state atlas. */
export const stateAtlasTexts = {
  title: 'State atlas',
  lead: (screens: number, states: number) =>
    `${screens} screens in ${states} states. Each leads to the story that shows it.`,
  find: 'Find a screen, a state, a text or a story',
  loading: 'Reading the stories',
  failed: 'The list of stories cannot be read here. Open this page in Storybook.',
  none: 'No state has these words.',
  id: 'Id',
  state: 'State',
  stories: 'Stories',
  noAddress: 'no address',
  noStory: 'no story yet',
  found: (states: number) => (states === 1 ? '1 state' : `${states} states`),
  showSheet: (screen: string) => `Show the contact sheet of ${screen}`,
  hideSheet: (screen: string) => `Hide the contact sheet of ${screen}`,
  width: 'Width of the frames',
  phone: '390 px',
  desktop: '1280 px',
} as const;
