/** How to use a primitive or pattern: its docs page shows all of it, the page of all guides finds it by the need. */
export interface Guide {
  /** What kind of part it is. */
  readonly kind: Kind;
  /** What a person who designs a screen needs. */
  readonly need: string;
  /** Where it is wrong, and what is right there. */
  readonly instead: Readonly<Record<string, string>>;
  readonly do: string;
  readonly dont: string;
  /** Keys and what they do; a part without keys is not interactive. */
  readonly keys: Readonly<Record<string, string>>;
  /** What a screen reader says of it. */
  readonly says: string;
}

/** The kinds in the order of the page of all guides. */
export const kinds = [
  'Action and way',
  'Text and number',
  'Choice',
  'File',
  'Form',
  'Waiting and outcome',
  'Over the page',
  'Data',
  'Price and box',
  'Picture',
  'Frame of a page',
] as const;

type Kind = (typeof kinds)[number];
