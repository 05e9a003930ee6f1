/** `2026-03-29T09:30`, of the years that `Intl` and `Date` agree on to the minute. */
const pattern = /^2[01]\d{2}-\d{2}-\d{2}T\d{2}:\d{2}$/;

const asUtc = (wall: string): number => Date.parse(`${wall}Z`);

/**
 * Whether a text is a wall time: what calendar and clock show, without a time zone, as `<input type="datetime-local">`
 * gives it. Years 2000 to 2199.
 */
export const isWallTime = (text: string): boolean =>
  pattern.test(text) && !Number.isNaN(asUtc(text)) && new Date(asUtc(text)).toISOString().startsWith(text);

const formatIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });

/** Whether the runtime knows a time zone, such as `Europe/London`. */
export const isTimeZone = (name: string): boolean => {
  try {
    return formatIn(name).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** The wall time that clocks in a time zone show at an instant. Throws a `RangeError` for an unknown zone. */
export const wallTimeAt = (instant: Date, timeZone: string): string => {
  const parts = new Map(
    formatIn(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`;
};

const day = 24 * 60 * 60_000;

/**
 * The instant at which clocks in a time zone show a wall time. One that is skipped in spring counts on from before the
 * change; of one that is shown twice in autumn it is the `first` or the `second`.
 */
export const instantOf = (wall: string, timeZone: string, repeated: 'first' | 'second'): Date => {
  const utc = asUtc(wall);
  const offsetAt = (time: number) => asUtc(wallTimeAt(new Date(time), timeZone)) - time;
  const before = utc - offsetAt(utc - day);
  const after = utc - offsetAt(utc + day);
  const shown = [before, after].filter((time) => utc - offsetAt(time) === time);
  return new Date((repeated === 'first' ? shown[0] : shown.at(-1)) ?? before);
};

/** An instant as people in a time zone write it, with the zone's short name; in en-GB unless told otherwise. */
export const formatInstant = (instant: Date, timeZone: string, locale = 'en-GB'): string =>
  new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(instant);
