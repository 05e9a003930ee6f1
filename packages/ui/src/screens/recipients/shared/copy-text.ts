import { notify } from '#primitives/Toaster/toast.ts';

/** Copies a text, and reports whether that worked. */
export const copyText = async (text: string, copied: string, notCopied: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(copied);
  } catch {
    notify.error(notCopied);
  }
};
