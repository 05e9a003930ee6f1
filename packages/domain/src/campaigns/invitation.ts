import { formatInstant } from '../dates/wall-time';
import { instantsOf, type Opening } from './opening';

/** What an invitation to claim a gift is written from. */
interface InvitationParts {
  readonly sender: string;
  /** Whom the link is for; '' where it is for all. */
  readonly name: string;
  readonly link: string;
  readonly opening: Opening;
}

/** The subject of an invitation. */
export const invitationSubject = (sender: string): string => `A gift from ${sender}`;

const letterOf = (request: string, { name, link, opening }: InvitationParts): string => {
  const { opensAt, closesAt } = instantsOf(opening);
  const time = (instant: Date) => formatInstant(instant, opening.timeZone ?? 'UTC');
  const opens = opensAt && `It opens ${time(opensAt)}.`;
  const closes = closesAt && `It is open until ${time(closesAt)}.`;
  const terms = [opens, closes, 'There is nothing to pay, and you need no account.'];
  if (name !== '') terms.push('This link is for you alone: please do not pass it on.');
  return [
    name === '' ? 'Hello,' : `Hello ${name},`,
    `${request}\n${link}`,
    terms.filter((sentence) => sentence !== null).join(' '),
  ].join('\n\n');
};

/** The text of an invitation, as a buyer copies it. */
export const invitationText = (parts: InvitationParts): string =>
  letterOf(`${parts.sender} would like to send you a gift. Choose it, and say where it goes:`, parts);

/** The subject of the one reminder of an invitation. */
export const reminderSubject = (sender: string): string => `Your gift from ${sender} is waiting`;

/** The text of a reminder. Its link and that of the invitation work alike. */
export const reminderText = (parts: InvitationParts): string =>
  letterOf(
    `${parts.sender} has a gift for you, which nobody has chosen yet. This is the only reminder. Choose it here, or with the link that you have:`,
    parts,
  );
