import { onFirstUse } from '../intl/on-first-use';
import { euRates } from './rates';

/** The countries gifts are delivered to and invoices are sent to, as ISO codes. */
export const countryCodes = [
  ...Object.keys(euRates),
  ...['AU', 'CA', 'CH', 'GB', 'IS', 'JP', 'LI', 'NO', 'NZ', 'SG', 'US'],
];

/** Whether gifts are delivered to a country. */
export const isDestination = (country: string): boolean => countryCodes.includes(country);

const names = onFirstUse(() => new Intl.DisplayNames('en-GB', { type: 'region' }));

/** The English name of a country. A text that is no code stays as it is. */
export const countryName = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (names().of(code) ?? code) : code;

/** The countries of {@link countryCodes} as options of a select, by name. */
export const countryOptions = (): readonly { readonly value: string; readonly label: string }[] =>
  countryCodes
    .map((value) => ({ value, label: countryName(value) }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));
