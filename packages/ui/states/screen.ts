/** A screen, or a part of the layout, with all its states. */
export interface Screen {
  /** The screen's name in the team. */
  readonly title: string;
  /** The route pattern, the first if several; `null` without an address. */
  readonly path: string | null;
  /** `begun`: stories must show every state. Otherwise the states are only listed. */
  readonly begun: boolean;
  /** What is seen or happens, by state id; what is in quotation marks is in sight. Ids count from 01 within a screen: `S13.01`, `S13.02`, … */
  readonly states: Readonly<Record<string, string>>;
}
