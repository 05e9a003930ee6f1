import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const parameter = 'dialog';

/** Navigation state of a dialog opened on this screen, so that closing it goes back. */
const openedHere = 'opened here';

/**
 * The open dialog, stored in the URL as `?dialog=add`: Back closes it, and a reload or sign-in opens it again. `null`
 * when none is open.
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
