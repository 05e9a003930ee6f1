import toast from 'react-hot-toast/headless';

/** The same text of the same kind is one toast, shown anew, however often it is asked for. */
const idOf = (kind: string, text: string) => `${kind}:${text}`;

/**
 * The slips handed over the counter, one function a kind. Each returns the id that `dismiss` takes.
 * `blank`, `error` and `custom` stay 4 s, `success` 2 s, `loading` until dismissed. At most 20 are kept.
 */
export const notify = {
  /** Plain news. */
  blank: (text: string): string => toast(text, { id: idOf('blank', text) }),
  /** What the person asked for is done. */
  success: (text: string): string => toast.success(text, { id: idOf('success', text) }),
  /** It is not done, and why; read out at once. */
  error: (text: string): string =>
    toast.error(text, { id: idOf('error', text), ariaProps: { role: 'alert', 'aria-live': 'assertive' } }),
  /** It is being done. Dismiss it in every outcome. */
  loading: (text: string): string => toast.loading(text, { id: idOf('loading', text) }),
  /** News about a gift, with a parcel for its icon. */
  custom: (text: string): string => toast.custom(text, { id: idOf('custom', text) }),
  /** Takes one toast away, or all of them when no id is given. */
  dismiss: (id?: string | undefined): void => toast.dismiss(id),
};
