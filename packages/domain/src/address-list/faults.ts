import * as z from 'zod/mini';
import { emailAddress } from '../account/forms';
import { typedText } from '../forms/fields';
import { type ListPerson, type PersonField, personFields } from './person';
import { isHalfPostcode, mendedPostcode, postcodeOf } from './postcode';

/**
 * What is wrong with a cell. A grave fault keeps the row back until it is mended; a doubt may also be confirmed as right.
 */
export interface CellFault {
  readonly field: PersonField;
  readonly message: string;
  /** What was probably meant; `null` if nothing comes to mind. */
  readonly suggestion: string | null;
  readonly grave: boolean;
}

/** What the people of a list must have. */
export interface ListRules {
  /** Whether everybody needs an email address. */
  readonly email: boolean;
  /** Whether everybody needs an address to deliver to. */
  readonly address: boolean;
}

/** Messages about cells. */
export const faultTexts = {
  name: 'No name',
  noEmail: 'No email: nobody can be invited',
  email: 'Not an email address',
  reads: (domain: string) => `Reads like ${domain}`,
  street: 'No street',
  vague: 'No street or number',
  box: 'A courier needs a door',
  town: 'No post town',
  noPostcode: 'No postal code',
  mixed: 'Letters and digits are mixed up',
  half: 'Half a postcode: the last three characters are missing',
} as const;

const cell = typedText();
const mail = z.string().check(emailAddress);

/** Whether a text is an email address. */
export const isEmail = (text: string): boolean => mail.safeParse(text).success;

/** Hosts of mail that people write by hand, and real ones that differ from another by a letter. */
const hosts = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'yahoo.com',
  'yahoo.co.uk',
  'icloud.com',
  'btinternet.com',
  'protonmail.com',
  'mail.com',
  'ymail.com',
  'email.com',
] as const;

/** Whether one letter is missing, too many, another, or changed places with its neighbour. */
const isOneSlip = (text: string, meant: string): boolean => {
  let start = 0;
  while (start < text.length && text[start] === meant[start]) start += 1;
  let [end, meantEnd] = [text.length, meant.length];
  while (end > start && meantEnd > start && text[end - 1] === meant[meantEnd - 1]) {
    end -= 1;
    meantEnd -= 1;
  }
  const [typed, right] = [text.slice(start, end), meant.slice(start, meantEnd)];
  if (typed.length <= 1 && right.length <= 1) return typed !== right;
  return typed.length === 2 && right.length === 2 && typed[0] === right[1] && typed[1] === right[0];
};

type Found = Omit<CellFault, 'field'>;
const grave = (message: string): Found => ({ message, suggestion: null, grave: true });
const doubt = (message: string, suggestion: string | null = null): Found => ({
  message,
  suggestion,
  grave: false,
});

const emailFault = (email: string, needed: boolean): Found | null => {
  if (email === '') return needed ? grave(faultTexts.noEmail) : null;
  if (!isEmail(email)) return grave(faultTexts.email);
  const at = email.lastIndexOf('@') + 1;
  const host = email.slice(at).toLowerCase();
  const meant = hosts.some((known) => known === host)
    ? undefined
    : hosts.find((known) => isOneSlip(host, known));
  return meant === undefined ? null : doubt(faultTexts.reads(meant), email.slice(0, at) + meant);
};

const streetFault = (street: string): Found | null => {
  if (street === '') return grave(faultTexts.street);
  if (/^p\.? ?o\.? ?box\b/i.test(street)) return doubt(faultTexts.box);
  return /^\p{L}+$/u.test(street) ? doubt(faultTexts.vague) : null;
};

const postalCodeFault = (code: string): Found | null => {
  if (code === '') return grave(faultTexts.noPostcode);
  if (postcodeOf(code) !== null) return null;
  const mended = mendedPostcode(code);
  if (mended !== null) return doubt(faultTexts.mixed, mended);
  return isHalfPostcode(code) ? doubt(faultTexts.half) : null;
};

const ownFault = (field: PersonField, text: string, rules: ListRules): Found | null => {
  switch (field) {
    case 'name':
      return text === '' ? grave(faultTexts.name) : null;
    case 'email':
      return emailFault(text, rules.email);
    case 'deliveryAddress1':
      return rules.address ? streetFault(text) : null;
    case 'postTown':
      return rules.address && text === '' ? grave(faultTexts.town) : null;
    case 'postalCode':
      return rules.address ? postalCodeFault(text) : null;
    case 'phone':
    case 'deliveryAddress2':
      return null;
  }
};

/** The faults of a person, one for each cell at most, in the order of the cells. */
export const faultsOf = (person: ListPerson, rules: ListRules): readonly CellFault[] =>
  personFields.flatMap((field) => {
    const text = person[field].trim();
    const parsed = text.length > 200 ? cell.safeParse(text) : null;
    const tooLong = parsed?.error?.issues[0]?.message;
    const found = tooLong === undefined ? ownFault(field, text, rules) : grave(tooLong);
    return found === null ? [] : [{ field, ...found }];
  });
