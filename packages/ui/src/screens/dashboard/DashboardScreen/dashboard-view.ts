/** What the start page shows, as sample or counted. Rows with `to` lead there. */

/** A figure of a card, with a line of context. */
export interface Figure {
  readonly value: number;
  readonly note: string;
  readonly to?: string;
}

interface Row {
  readonly key: string;
  readonly to?: string;
}

export interface DashboardView {
  readonly cards: Readonly<Record<'active' | 'complete' | 'action' | 'dates', Figure>>;
  readonly months: readonly { readonly month: string; readonly orders: number }[];
  readonly stock: readonly (Row & {
    readonly name: string;
    readonly left: number;
    readonly of: number;
    readonly low: boolean;
  })[];
  readonly campaigns: readonly (Row & {
    readonly name: string;
    readonly redeemed: number;
    readonly of: number;
  })[];
  readonly activity: readonly (Row & {
    readonly who: string;
    readonly what: string;
    readonly when: string;
    /** Waits for an answer. */
    readonly open: boolean;
  })[];
  readonly dates: readonly (Row & {
    readonly day: string;
    readonly month: string;
    readonly what: string;
    readonly order: string;
  })[];
}
