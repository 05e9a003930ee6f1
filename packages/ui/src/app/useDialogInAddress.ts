import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const parameters = { dialog: 'dialog', id: 'id' } as const;

/** Navigation state of a dialog opened on this screen, so that closing it goes back. */
const openedHere = 'opened here';

/**
 * The open dialog, stored in the URL as `?dialog=add` or `?dialog=edit&id=12`: Back closes it, and a reload or sign-in
 * opens it again. `null` when none is open. Other parameters stay.
 */
export const useDialogInAddress = () => {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const show = (dialog: string, id?: string) =>
    setSearch(
      (before) => {
        before.set(parameters.dialog, dialog);
        if (id !== undefined) before.set(parameters.id, id);
        return before;
      },
      { state: openedHere, preventScrollReset: true },
    );
  const close = () => {
    if (state === openedHere) navigate(-1);
    else
      setSearch(
        (before) => {
          for (const name of Object.values(parameters)) before.delete(name);
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
  };
  return { dialog: search.get(parameters.dialog), id: search.get(parameters.id), show, close };
};
