import { errorPanelTexts } from '#patterns/ErrorPanel/ErrorPanel.texts.ts';

/** The texts that the screens of administration share; each screen adds and replaces its own. */
export const adminTexts = {
  add: 'Add',
  adding: 'Adding',
  edit: 'Edit',
  /** Without `catalogue.edit`: the specification shows no edit of products and categories (APRD-05, ACAT-10). */
  editNotReady: 'Edit feature is not ready yet',
  saveChanges: 'Save Changes',
  saving: 'Saving',
  cancel: 'Cancel',
  unchanged: 'No changes detected',
  delete: 'Delete',
  deleting: 'Deleting',
  deleteTitle: (name: string) => `Delete ${name}?`,
  /** How many products are in what will be deleted, if known, and what becomes of them. */
  products: (count: number | undefined, afterwards: string) => {
    if (count === undefined) return `Products in it stay in the catalogue, ${afterwards}.`;
    if (count === 0) return 'No product is in it.';
    if (count === 1) return `1 product is in it: it stays in the catalogue, ${afterwards}.`;
    return `${count} products are in it: they stay in the catalogue, ${afterwards}.`;
  },
  error: 'Something went wrong!',
  retry: errorPanelTexts.tryAgain,
  failed: 'Something went wrong',
  restored: 'This is what you entered before.',
  restoredWithoutImages: 'This is what you entered before. Images are not kept: choose yours again.',
  /** Somebody else saved what is being edited. */
  merged: {
    title: 'Somebody else changed this while you were editing',
    taken: 'They changed these, and you did not. The form has their values now:',
    next: 'Nothing is saved yet. Check it and save again.',
    whose: (field: string) => `${field}: yours or theirs?`,
    mine: (value: string) => `Yours: ${value}`,
    theirs: (value: string) => `Theirs: ${value}`,
  },
} as const;
