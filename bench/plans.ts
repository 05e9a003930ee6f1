import { examine } from '../contract/plans/examine';
import { shapeOf } from '../contract/plans/shape';
import { onPostgres } from './postgres';
import type { Figure } from './report/row';

/** The orders of the database; the other tables are in proportion: 200,000 claims, 10,000 products. */
const orders = 1_000_000;

/** The slowest statements that are named. */
const named = 3;

/** Characters of a statement that a note has room for. */
const noted = 100;

/**
 * Explains every statement of the server over a million orders, with PostgreSQL's own settings. It takes some minutes; the
 * contract tests do the same among fewer rows.
 */
export const measurePlans = (): Promise<readonly Figure[]> =>
  onPostgres(async (url) => {
    const { recorded, faults } = await examine({ url, scale: { orders }, asAmongMany: false });
    const slowest = [...recorded].sort((one, other) => other.plan.milliseconds - one.plan.milliseconds);
    return [
      { what: `statements sent over ${orders} orders`, unit: '', measured: recorded.length },
      {
        what: 'statements that read more than they answer, or go by no index',
        unit: '',
        measured: faults.length,
        budget: { of: 'figure', bound: 'at most', limit: 0 },
        note: faults[0]?.slice(0, noted),
      },
      ...slowest.slice(0, named).map(
        ({ by, text, plan }): Figure => ({
          what: `among the slowest: ${by}, ${plan.answered} rows`,
          unit: 'ms',
          measured: plan.milliseconds,
          note: shapeOf(text).slice(0, noted),
        }),
      ),
    ];
  });
