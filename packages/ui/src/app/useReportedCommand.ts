import { type CommandInput, useCommand } from '@gifting/api/core/command';
import type { Endpoint } from '@gifting/api/core/endpoint';
import { ApiError } from '@gifting/api/core/error';
import type { commandResult } from '@gifting/domain/wire/wire';
import { useQueryClient } from '@tanstack/react-query';
import { notify } from '#primitives/Toaster/toast.ts';
import { endsSession } from './error-catalogue';

/** A row that answers with nothing but whether it was carried out. */
type CommandRow = Omit<Endpoint, 'response'> & { readonly response: typeof commandResult };

/** What is said of a command, in one toast. */
interface CommandTexts {
  readonly done: string;
  readonly failed: string;
  /** For a command on a thing somebody else may have removed: a 404 is calm news then, and no failure. */
  readonly gone?: string;
}

/**
 * Sends a command and reports the outcome in one toast; rejects when it was not carried out. The row has `handlesErrors`.
 * An expired session is left to the error catalogue, which leads to sign-in.
 */
export const useReportedCommand = <Row extends CommandRow>(
  row: Row,
  { done, failed, gone }: CommandTexts,
) => {
  const client = useQueryClient();
  const { mutateAsync } = useCommand(row);
  return async (input: CommandInput<Row>): Promise<void> => {
    try {
      const { success } = await mutateAsync(input);
      if (!success) throw new Error(`${row.name} was not carried out.`);
      notify.success(done);
    } catch (error) {
      if (gone !== undefined && error instanceof ApiError && error.status === 404) {
        notify.blank(gone);
        void client.invalidateQueries();
        return;
      }
      if (!(error instanceof ApiError && endsSession(error))) notify.error(failed);
      throw error;
    }
  };
};
