import { type Minor, toMinor } from '../money/money';
import type { ProjectDetails } from './project';

/** A buyer's budget beside what an order comes to, in hundredths. */
export interface BudgetUse {
  readonly budget: Minor;
  /** Below 0 when the order comes to more. */
  readonly left: Minor;
  /** Whole percent of the budget, 100 at most; 100 only when nothing is left. */
  readonly percent: number;
}

/** What a total leaves of the budget; `null` before a budget is given. 0 says that there is none (S14.13). */
export const budgetUse = (project: Pick<ProjectDetails, 'budget'> | null, total: Minor): BudgetUse | null => {
  const budget = toMinor(project?.budget ?? 0);
  if (budget <= 0) return null;
  return { budget, left: budget - total, percent: Math.min(100, Math.floor((100 * total) / budget)) };
};
