/** One screen, or one piece of the layout, and every state it can be seen in. */
export interface Screen {
  /** What the screen is called among the people who build it. */
  readonly title: string;
  /** Route pattern it answers, as the router writes it, the first if several; null without an address. */
  readonly path: string | null;
  /** Once begun, its stories must show every state; until then its states are only listed. */
  readonly begun: boolean;
  /** What is seen or what happens, by state id. Ids run from 01 within a screen: `S13.01`, `S13.02`, … */
  readonly states: Readonly<Record<string, string>>;
}
