import { found, Refusal } from '@gifting/api/core/refusal';
import { numericId } from '../database/numeric-id';

/** The key in a path. Throws a 404 with the message for an id that no row has. */
export const keyOf = (id: string, missing: string): number => found(numericId(id), missing);

/** Runs `act` on the row of an id. Throws a 404 with the message if `act` returns `false`. */
export const byKey = async (
  id: string,
  missing: string,
  act: (key: number) => Promise<boolean>,
): Promise<void> => {
  if (!(await act(keyOf(id, missing)))) throw new Refusal(404, missing);
};
