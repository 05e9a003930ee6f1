import { doneTexts } from '@gifting/api/core/texts';

/** The texts of a claim's private page. */
export const claimedTexts = {
  title: 'It is yours',
  withdrawnTitle: 'You have withdrawn your claim',
  withdrawnText: 'Your gift has gone back to the others, and what you entered has been erased.',
  lead: (sender: string) => `${sender} will have it sent to you.`,
  loading: 'Loading your claim',
  error: 'Something went wrong',
  unknown: 'We do not know this claim',
  unknownHint: 'A letter may be missing at the end of the link. Copy the whole of it.',
  reference: 'Reference',
  link: 'Your private link',
  linkHint: 'Keep it: it is the only way back to this page. Do not pass it on.',
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'The link could not be copied. Select it and copy it yourself.',
  gifts: 'Your gifts',
  size: (size: string) => `Size ${size}`,
  address: 'Delivery',
  changeUntil: (time: string) => `You can change or withdraw it until ${time}.`,
  changeAnytime: 'You can change or withdraw it until your gift is packed.',
  locked: 'It cannot be changed any more: the parcels are being packed.',
  change: 'Change',
  save: 'Save Changes',
  keep: 'Keep it as it was',
  changed: doneTexts['claims.change'],
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw your claim?',
  withdrawText:
    'Your gift goes back to the others, and what you entered is erased. It may be gone when you come back.',
  withdrawing: 'Withdrawing',
  withdrawn: doneTexts['claims.withdraw'],
  erase: {
    title: 'Delete my details',
    /** What is deleted, and what is kept until when. */
    means: {
      withdraws: () =>
        'Your name, address, email and phone are deleted at once, and your gift goes back to the others. Your reference stays, with no name beside it.',
      'at once': () =>
        'Your name, address, email and phone are deleted at once. What you chose stays counted, with no name beside it.',
      'once delivered': (sender: string) =>
        `Your parcel is being packed, so your name, address, email and phone are kept until it has arrived, and are then deleted by themselves. What ${sender} had entered about you is deleted at once. What you chose stays counted, with no name beside it.`,
      asked: () =>
        'You have asked for it: your name, address, email and phone are deleted as soon as your gift has arrived.',
    },
    ask: 'Delete my details',
    question: 'Delete your details?',
    final: 'This cannot be undone.',
    keep: 'Keep them',
    deleting: 'Deleting',
    done: 'Your details have been deleted',
    accepted: 'They will be deleted once your gift has arrived',
    goneTitle: 'Your details have been deleted',
    gone: (reference: string) =>
      `Nothing of you is kept but the reference ${reference}, with no name beside it.`,
  },
  failed: 'Something went wrong',
  taken: 'This has just been taken. Choose another gift or size.',
} as const;
