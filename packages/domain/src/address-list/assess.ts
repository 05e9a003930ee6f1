import { findTwins, type ListedRow, type Twins } from './duplicates';
import { type CellFault, faultsOf, type ListRules } from './faults';
import { addressFields, type ListPerson, type PersonField, withoutAddress } from './person';

/** What a person has done with the rows of a list so far, by the number of the row. */
export interface ListWork {
  readonly edits: Readonly<Record<number, Partial<ListPerson>>>;
  /** Cells that look odd and are right. */
  readonly confirmed: Readonly<Record<number, readonly PersonField[]>>;
  /** Who is asked for the address. */
  readonly asked: readonly number[];
  /** Rows that are not wanted. */
  readonly left: readonly number[];
  /** Rows that repeat a person and are people of their own. */
  readonly apart: readonly number[];
  /** Rows that are kept: done with. */
  readonly kept: readonly number[];
  /** Rows whose person had been kept before this list. */
  readonly known: readonly number[];
  /** What the server said of cells. It holds until the cell changes. */
  readonly refused: Readonly<Record<number, Partial<Record<PersonField, string>>>>;
}

/** Nothing done yet. */
export const noWork: ListWork = {
  edits: {},
  confirmed: {},
  asked: [],
  left: [],
  apart: [],
  kept: [],
  known: [],
  refused: {},
};

/** Where a row stands. Every row is in exactly one of these. */
const rowStandings = ['ready', 'mend', 'twice', 'known', 'left', 'kept'] as const;
export type RowStanding = (typeof rowStandings)[number];

/** A row as it stands. */
export interface AssessedRow extends ListedRow {
  readonly standing: RowStanding;
  readonly faults: readonly CellFault[];
  /** Whether the person is asked for the address. */
  readonly asked: boolean;
}

/** A list as it stands. */
export interface Assessment {
  readonly rows: readonly AssessedRow[];
  /** Rows that may be the same person, and are not decided. */
  readonly twins: readonly Twins[];
  readonly counts: Readonly<Record<RowStanding, number>>;
}

/** The person of a row with what was mended. */
const mended = (person: ListPerson, edit: Partial<ListPerson> | undefined): ListPerson =>
  edit ? { ...person, ...edit } : person;

/** Assesses people, whose index is their row, after the work on them. */
export const assess = (people: readonly ListPerson[], work: ListWork, rules: ListRules): Assessment => {
  const sets = {
    asked: new Set(work.asked),
    left: new Set(work.left),
    apart: new Set(work.apart),
    kept: new Set(work.kept),
    known: new Set(work.known),
  };
  const rows = people.map((person, row) => {
    const asked = sets.asked.has(row);
    const whole = mended(person, work.edits[row]);
    return { row, asked, person: asked ? withoutAddress(whole) : whole };
  });
  const groups = findTwins(rows.filter(({ row }) => !sets.left.has(row) && !sets.apart.has(row)));
  const isKept = (row: number) => sets.kept.has(row) || sets.known.has(row);
  // Of a group the earlier row stays; whoever repeats somebody who is kept is known.
  const twins = groups.filter((group) => !group.rows.some(isKept));
  const later = new Set(twins.flatMap((group) => group.rows.slice(1)));
  const repeats = new Set(groups.flatMap((group) => (group.rows.some(isKept) ? group.rows : [])));
  const counts = { ready: 0, mend: 0, twice: 0, known: 0, left: 0, kept: 0 };
  const assessed = rows.map(({ row, asked, person }): AssessedRow => {
    const faults = openFaults({ row, person }, work, asked ? { ...rules, address: false } : rules);
    const standing = ((): RowStanding => {
      if (sets.kept.has(row)) return 'kept';
      if (sets.left.has(row)) return 'left';
      if (sets.known.has(row) || repeats.has(row)) return 'known';
      if (later.has(row)) return 'twice';
      return faults.length > 0 ? 'mend' : 'ready';
    })();
    counts[standing] += 1;
    return { row, person, asked, standing, faults };
  });
  return { rows: assessed, twins, counts };
};

/** The faults of a row that are neither mended nor confirmed. */
const openFaults = ({ row, person }: ListedRow, work: ListWork, rules: ListRules): readonly CellFault[] => {
  const confirmed = work.confirmed[row] ?? [];
  const own = faultsOf(person, rules).filter(({ field, grave }) => grave || !confirmed.includes(field));
  const refused = Object.entries(work.refused[row] ?? {});
  if (refused.length === 0) return own;
  const said = refused.map(
    ([field, message]): CellFault => ({
      // The record is keyed by cells.
      field: field as PersonField,
      message,
      suggestion: null,
      grave: true,
    }),
  );
  return [...said, ...own.filter(({ field }) => !said.some((each) => each.field === field))];
};

const including = (rows: readonly number[], more: readonly number[]): readonly number[] => [
  ...new Set([...rows, ...more]),
];

const excluding = (rows: readonly number[], fewer: readonly number[]): readonly number[] => {
  const out = new Set(fewer);
  return rows.filter((row) => !out.has(row));
};

/** What a person, or the server, does with rows. */
export type ListStep =
  | { readonly do: 'mend'; readonly row: number; readonly field: PersonField; readonly text: string }
  | { readonly do: 'confirm'; readonly row: number; readonly field: PersonField }
  | { readonly do: 'ask' | 'do not ask' | 'leave' | 'take back'; readonly rows: readonly number[] }
  /** Of rows that may be one person `row` stays, the others are left. */
  | { readonly do: 'choose'; readonly row: number; readonly rows: readonly number[] }
  /** The rows are people of their own, also if they had been kept before. */
  | { readonly do: 'tell apart'; readonly rows: readonly number[] }
  | {
      readonly do: 'settle';
      readonly kept: readonly number[];
      readonly known: readonly number[];
      readonly refused: ListWork['refused'];
    };

/** The work after a step. */
export const nextWork = (work: ListWork, step: ListStep): ListWork => {
  switch (step.do) {
    case 'mend': {
      const { [step.field]: _said, ...refused } = work.refused[step.row] ?? {};
      const confirmed = (work.confirmed[step.row] ?? []).filter((field) => field !== step.field);
      return {
        ...work,
        edits: { ...work.edits, [step.row]: { ...work.edits[step.row], [step.field]: step.text } },
        confirmed: { ...work.confirmed, [step.row]: confirmed },
        refused: { ...work.refused, [step.row]: refused },
        // Whoever types an address does not ask for it.
        asked: isAddress(step.field) ? excluding(work.asked, [step.row]) : work.asked,
      };
    }
    case 'confirm':
      return {
        ...work,
        confirmed: {
          ...work.confirmed,
          [step.row]: [...(work.confirmed[step.row] ?? []), step.field],
        },
      };
    case 'ask':
      return { ...work, asked: including(work.asked, step.rows) };
    case 'do not ask':
      return { ...work, asked: excluding(work.asked, step.rows) };
    case 'leave':
      return { ...work, left: including(work.left, step.rows) };
    case 'take back':
      return { ...work, left: excluding(work.left, step.rows) };
    case 'choose':
      return {
        ...work,
        left: including(
          excluding(work.left, [step.row]),
          step.rows.filter((row) => row !== step.row),
        ),
      };
    case 'tell apart':
      return {
        ...work,
        apart: including(work.apart, step.rows),
        left: excluding(work.left, step.rows),
        known: excluding(work.known, step.rows),
      };
    case 'settle':
      return {
        ...work,
        kept: including(work.kept, step.kept),
        known: including(work.known, step.known),
        refused: { ...work.refused, ...step.refused },
      };
  }
};

const isAddress = (field: PersonField): boolean => addressFields.some((each) => each === field);

/** The suggestions of rows that are to be mended, as steps. */
export const suggestedSteps = (rows: readonly AssessedRow[]): readonly ListStep[] =>
  rows
    .filter(({ standing }) => standing === 'mend')
    .flatMap(({ row, faults }) =>
      faults.flatMap(({ field, suggestion }): ListStep[] =>
        suggestion === null ? [] : [{ do: 'mend', row, field, text: suggestion }],
      ),
    );

/** Rows whose only faults are in the address, some without a suggestion: asking the person mends them. */
export const askable = (rows: readonly AssessedRow[]): readonly number[] =>
  rows
    .filter(
      ({ standing, faults }) =>
        standing === 'mend' &&
        faults.every(({ field }) => isAddress(field)) &&
        faults.some(({ suggestion }) => suggestion === null),
    )
    .map(({ row }) => row);

/** The standing of a stretch of a list, by the row that needs a person most. */
export const stretchesOf = (rows: readonly AssessedRow[], most: number): readonly RowStanding[] => {
  const size = Math.max(1, Math.ceil(rows.length / most));
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) => {
    const standings = rows.slice(index * size, (index + 1) * size).map(({ standing }) => standing);
    return (
      (['mend', 'twice', 'known', 'ready', 'kept', 'left'] as const).find((each) =>
        standings.includes(each),
      ) ?? 'left'
    );
  });
};
