import { type AssessedRow, nextWork } from '@gifting/domain/address-list/assess';
import type { ListRules } from '@gifting/domain/address-list/faults';
import { useKeptClinic } from '#app/useKeptClinic.ts';
import { AddressClinic } from '#patterns/AddressClinic/AddressClinic.tsx';
import { type SendRows, useKeeping } from './useKeeping';

type ListClinicProps = Readonly<{
  /** Whose list it is, by which the tab remembers it: `campaign-1064`. */
  name: string;
  rulesOf: (hasAddress: boolean) => ListRules;
  /** Whether people can be asked for their address. */
  asks: boolean;
  onSend: SendRows;
}>;

/** The address clinic with a list that the tab remembers, whose good rows are kept at the API. */
export const ListClinic = ({ name, rulesOf, asks, onSend }: ListClinicProps) => {
  const { clinic, open, changeWork, close, draft, changeDraft, isStored } = useKeptClinic(name);
  // An answer may come after another list was opened, whose rows it is not about.
  const { keep, keeping, leave } = useKeeping(onSend, ({ id }, step) =>
    changeWork((work) => (work.id === id ? { ...work, rows: nextWork(work.rows, step) } : work)),
  );
  const keepRows = (rows: readonly AssessedRow[]) => {
    if (clinic) void keep(clinic, rows);
  };
  return (
    <AddressClinic
      clinic={clinic}
      onOpen={open}
      onWork={changeWork}
      onClose={() => {
        leave();
        close();
      }}
      isStored={isStored}
      draft={draft}
      onDraftChange={changeDraft}
      rulesOf={rulesOf}
      asks={asks}
      keeping={keeping}
      onKeep={keepRows}
    />
  );
};
