import { doneTexts } from '@gifting/api/core/texts';
import { peopleListTexts } from '#screens/shared/PeopleList/people-list.texts.ts';

const { people } = peopleListTexts;

/** The texts of a campaign's recipients. */
export const campaignRecipientsTexts = {
  ...peopleListTexts,
  title: 'Recipients',
  trail: 'Breadcrumb',
  campaigns: 'Campaigns',
  loading: 'Loading the recipients',
  sub: 'Read a list, mend what is wrong, keep who is right, and invite them.',
  list: {
    ...peopleListTexts.list,
    columns: { ...peopleListTexts.list.columns, standing: 'Standing' },
    toAsk: 'To be asked',
    standing: { kept: 'Not invited', invited: 'Invited', claimed: 'Claimed' },
  },
  removal: {
    ...peopleListTexts.removal,
    means: {
      kept: 'They go from this list, and are not invited.',
      invited: 'They go from this list, and their link stops working.',
      claimed: 'They go from this list. What they have claimed stays theirs.',
    },
    done: doneTexts['campaigns.removeRecipient'],
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
