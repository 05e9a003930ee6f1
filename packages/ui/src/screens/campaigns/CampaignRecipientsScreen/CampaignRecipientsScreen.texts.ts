import { doneTexts } from '@gifting/api/core/texts';
import { pageTexts } from '#screens/orders/shared/OrderTable/order-table.texts.ts';

const people = (count: number): string =>
  count === 1 ? '1 person' : `${count.toLocaleString('en-GB')} people`;

/** The texts of a campaign's recipients. */
export const campaignRecipientsTexts = {
  title: 'Recipients',
  trail: 'Breadcrumb',
  campaigns: 'Campaigns',
  loading: 'Loading the recipients',
  sub: 'Read a list, mend what is wrong, keep who is right, and invite them.',
  error: 'Something went wrong',
  tryAgain: 'Try Again',
  keepFailed: (kept: number, why: string) =>
    kept === 0 ? `Nothing was kept: ${why}` : `Stopped after ${kept.toLocaleString('en-GB')}: ${why}`,
  goOn: 'Keep again to go on where it stopped.',
  reason: 'something went wrong.',
  offline: 'there is no connection.',
  kept: (count: number) => `${people(count)} kept`,
  known: (count: number) => `${people(count)} known already`,
  refused: (count: number) => `${people(count)} to mend`,
  list: {
    title: 'Kept so far',
    table: 'Recipients',
    none: 'Nobody is kept yet',
    loading: 'Loading the recipients',
    columns: {
      name: 'Name',
      email: 'Email',
      address: 'Address',
      standing: 'Standing',
      remove: 'Remove',
    },
    toAsk: 'To be asked',
    standing: { kept: 'Not invited', invited: 'Invited', claimed: 'Claimed' },
    ...pageTexts('recipients'),
  },
  removal: {
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
    question: (name: string) => `Remove ${name}?`,
    means: {
      kept: 'They go from this list, and are not invited.',
      invited: 'They go from this list, and their link stops working.',
      claimed: 'They go from this list. What they have claimed stays theirs.',
    },
    cancel: 'Keep',
    removing: 'Removing',
    done: doneTexts['campaigns.removeRecipient'],
    gone: 'They had been removed already',
    failed: 'Something went wrong',
  },
  invite: {
    title: 'Invitations',
    invite: (count: number) => `Invite ${people(count)}`,
    none: 'Everybody who is kept has been invited.',
    waiting: (count: number) => `${people(count)} kept and not invited.`,
    room: (room: number) => `There are gifts for ${people(room)} more.`,
    question: (count: number) => `Invite ${people(count)}?`,
    means: 'Each gets a mail with a link of their own, and gives or checks the address there.',
    cancel: 'Not yet',
    inviting: 'Inviting',
    invited: (count: number) => `${people(count)} invited`,
    failed: 'Something went wrong',
    partly: (count: number) => `${people(count)} invited, then it stopped. Invite again to go on.`,
    noMail: 'This server sends no mails. Make a link for each person instead.',
  },
} as const;
