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

/** The text of an invitation, as a buyer copies it. */
export const invitationText = ({ sender, name, link, opening }: InvitationParts): string => {
  const { opensAt, closesAt } = instantsOf(opening);
  const time = (instant: Date) => formatInstant(instant, opening.timeZone ?? 'UTC');
  const opens = opensAt && `It opens ${time(opensAt)}.`;
  const closes = closesAt && `It is open until ${time(closesAt)}.`;
  const terms = [opens, closes, 'There is nothing to pay, and you need no account.'];
  if (name !== '') terms.push('This link is for you alone: please do not pass it on.');
  return [
    name === '' ? 'Hello,' : `Hello ${name},`,
    `${sender} would like to send you a gift. Choose it, and say where it goes:\n${link}`,
    terms.filter((sentence) => sentence !== null).join(' '),
  ].join('\n\n');
};
