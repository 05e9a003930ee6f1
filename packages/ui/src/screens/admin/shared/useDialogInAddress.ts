import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const parameter = 'dialog';

/** Navigation state of a dialog that was opened on this screen, so that closing it goes back. */
const openedHere = 'opened here';

/**
 * Which dialog is open, kept in the address as `?dialog=add`: Back closes it, and a reload or signing in again leads back
 * into it. `null` when none is.
 */
export const useDialogInAddress = () => {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const show = (dialog: string) =>
    setParameters({ [parameter]: dialog }, { state: openedHere, preventScrollReset: true });
  const close = () => {
    if (state === openedHere) navigate(-1);
    else setParameters({}, { replace: true, preventScrollReset: true });
  };
  return { dialog: parameters.get(parameter), show, close };
};
