import * as z from 'zod/mini';
import { entity, field } from '../wire/entity';
import { wireCount } from '../wire/wire';
import { type Opening, timeOf } from './opening';

/** What keeps a campaign's buyer from reminding anybody, and how it is said. */
export const reminderStops = {
  draft: 'Set up the microsite first.',
  cancelled: 'This campaign is cancelled.',
  paused: 'This campaign is paused: resume it first.',
  'not yet open': 'The microsite has not opened yet.',
  closed: 'The microsite has closed.',
} as const;
export type ReminderStop = keyof typeof reminderStops;

const stops = Object.keys(reminderStops) as [ReminderStop, ...ReminderStop[]];

/** Whom the buyer of a campaign can remind (`campaigns.reminder`). Each is reminded once. */
export const campaignReminder = entity({
  /** Who was invited by mail, has not claimed and was not reminded. */
  silent: field('silent', wireCount),
  /** Who was reminded, whether they claimed since or not. */
  reminded: field('reminded', wireCount),
  stop: field('stop', z.nullable(z.enum(stops))),
});
export type CampaignReminder = z.output<typeof campaignReminder>;

/** The answer to a reminder: how many were reminded now, and how many are left for the next request. */
export const remindAnswer = entity({
  reminded: field('reminded', wireCount),
  left: field('left', wireCount),
});

/** The set-up of a campaign, as far as reminders depend on it. */
interface Standing {
  readonly opening: Opening;
  readonly paused: boolean;
  readonly cancelled: boolean;
}

/** What keeps from reminding anybody: a link in the mail must lead to gifts. `null` without a set-up. */
export const reminderStopOf = (standing: Standing | null, now: Date): ReminderStop | null => {
  if (standing === null) return 'draft';
  if (standing.cancelled) return 'cancelled';
  const time = timeOf(standing.opening, now);
  if (time === 'after closing') return 'closed';
  if (time === 'before opening') return 'not yet open';
  return standing.paused ? 'paused' : null;
};
