import { Refusal } from '@gifting/api/core/refusal';
import { numericId } from '../database/numeric-id';

/** Runs `act` on the row of an id. Throws a 404 with the message if `act` returns `false`. */
export const byKey = async (
  id: string,
  missing: string,
  act: (key: number) => Promise<boolean>,
): Promise<void> => {
  const key = numericId(id);
  if (key === null || !(await act(key))) throw new Refusal(404, missing);
};
