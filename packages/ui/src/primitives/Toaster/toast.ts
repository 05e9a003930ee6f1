import toast from 'react-hot-toast/headless';

/** The same text of the same kind replaces its earlier toast. */
const idOf = (kind: string, text: string) => `${kind}:${text}`;

/**
 * Shows a toast of each kind and returns its id for `dismiss`. `blank`, `error` and `custom` stay 4 s, `success` 2 s,
 * `loading` until dismissed; at most 20 at a time.
 */
export const notify = {
  /** Neutral information. */
  blank: (text: string): string => toast(text, { id: idOf('blank', text) }),
  /** An action succeeded. */
  success: (text: string): string => toast.success(text, { id: idOf('success', text) }),
  /** An action failed, and why; announced assertively. */
  error: (text: string): string =>
    toast.error(text, { id: idOf('error', text), ariaProps: { role: 'alert', 'aria-live': 'assertive' } }),
  /** An action is running. Dismiss it in every outcome. */
  loading: (text: string): string => toast.loading(text, { id: idOf('loading', text) }),
  /** Information about a gift, with a parcel icon. */
  custom: (text: string): string => toast.custom(text, { id: idOf('custom', text) }),
  /** Dismisses one toast, or all without an id. */
  dismiss: (id?: string | undefined): void => toast.dismiss(id),
};
