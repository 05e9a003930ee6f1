import { type CommandInput, useCommand } from '@gifting/api/core/command';
import type { Endpoint } from '@gifting/api/core/endpoint';
import { ApiError } from '@gifting/api/core/error';
import type { commandResult } from '@gifting/domain/wire/wire';
import { useQueryClient } from '@tanstack/react-query';
import { notify } from '#primitives/Toaster/toast.ts';
import { endsSession } from './error-catalogue';
import { isOutdated } from './outdated';

/** A row whose response only says whether the command succeeded. */
export type CommandRow = Omit<Endpoint, 'response'> & { readonly response: typeof commandResult };

/** The toast texts of a command. */
interface CommandTexts {
  readonly done: string;
  readonly failed: string;
  /** For a resource that somebody else may have deleted: a 404 then shows this as information, not as an error. */
  readonly gone?: string;
}

/**
 * Sends a command and shows its outcome in one toast: resolves `true` when it is done, `false` when what it was about is
 * gone, and rejects on failure. The row needs `handlesErrors`. The error catalogue handles an expired session, and
 * `EditFormDialog` an outdated edit.
 */
export const useReportedCommand = <Row extends CommandRow>(
  row: Row,
  { done, failed, gone }: CommandTexts,
) => {
  const client = useQueryClient();
  const { mutateAsync } = useCommand(row);
  return async (input: CommandInput<Row>): Promise<boolean> => {
    try {
      const { success } = await mutateAsync(input);
      if (!success) throw new Error(`${row.name} was not carried out.`);
      notify.success(done);
      return true;
    } catch (error) {
      if (gone !== undefined && error instanceof ApiError && error.status === 404) {
        notify.blank(gone);
        void client.invalidateQueries();
        return false;
      }
      if (!(error instanceof ApiError && (endsSession(error) || isOutdated(error)))) notify.error(failed);
      throw error;
    }
  };
};
