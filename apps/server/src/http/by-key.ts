import { Refusal } from '@gifting/api/core/refusal';
import { numericId } from '../database/numeric-id';

/** Does something to the row an id names. Throws a 404 with the message when there is none: `act` answers `false`. */
export const byKey = async (
  id: string,
  missing: string,
  act: (key: number) => Promise<boolean>,
): Promise<void> => {
  const key = numericId(id);
  if (key === null || !(await act(key))) throw new Refusal(404, missing);
};
