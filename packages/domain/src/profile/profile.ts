import * as z from 'zod/mini';
import { emailField } from '../account/forms';
import { requiredText, typedText } from '../forms/fields';
import { formVersion, wireBaseVersion, wireVersion } from '../forms/version';
import { entity, field } from '../wire/entity';
import { wireText } from '../wire/wire';

/** How long the mailed links of a change of address work, in hours: two mailboxes are read, maybe by two people. */
export const emailChangeHours = 24;

/** Who a person is, as the profile keeps it (`account.profile`). */
export const personalDetails = entity({
  name: field('name', wireText),
  email: field('email', wireText),
  phone: field('phone', wireText),
  companyName: field('company_name', wireText),
  companyAddress: field('company_address', wireText),
  version: field('version', wireVersion),
});
export type PersonalDetails = z.output<typeof personalDetails>;

/** A person's primary address; blank until one is saved. */
export const primaryAddress = entity({
  line1: field('line_1', wireText),
  line2: field('line_2', wireText),
  line3: field('line_3', wireText),
  postTown: field('post_town', wireText),
  postCode: field('post_code', wireText),
  version: field('version', wireVersion),
});
export type PrimaryAddress = z.output<typeof primaryAddress>;

/** A change of e-mail that waits for its confirmation at both addresses. */
const emailChange = entity({
  email: field('email', wireText),
  /** Whether it was confirmed at the present address, and at the new one. */
  oldConfirmed: field('old_confirmed', z.boolean()),
  newConfirmed: field('new_confirmed', z.boolean()),
  /** ISO 8601. */
  expiresAt: field('expires_at', z.iso.datetime()),
});

/** What the profile holds: two forms, each with its own version, and a change of e-mail under way. */
export const profile = entity({
  personal: field('personal', personalDetails),
  address: field('address', primaryAddress),
  emailChange: field('email_change', z.nullable(emailChange)),
});
export type Profile = z.output<typeof profile>;

/** Which mailbox a change of e-mail still waits for; `null` once it has happened. */
export const emailConfirmation = entity({
  waitsFor: field('waits_for', z.nullable(z.enum(['old', 'new']))),
});
export type EmailConfirmation = z.output<typeof emailConfirmation>;

const personalShape = {
  name: requiredText('Enter your full name'),
  email: emailField('Enter your email address'),
  phone: requiredText('Enter your phone number'),
  companyName: requiredText('Enter your company name'),
  companyAddress: requiredText('Enter your company address'),
};

/** The body that saves {@link personalDetails}. */
export const personalChange = entity({
  name: field('name', personalShape.name),
  email: field('email', personalShape.email),
  phone: field('phone', personalShape.phone),
  companyName: field('company_name', personalShape.companyName),
  companyAddress: field('company_address', personalShape.companyAddress),
  version: field('version', wireBaseVersion),
});

const addressShape = {
  line1: requiredText('Enter address line 1'),
  line2: typedText(),
  line3: typedText(),
  postTown: requiredText('Enter a post town'),
  postCode: requiredText('Enter a post code'),
};

/** The body that saves {@link primaryAddress}. */
export const addressChange = entity({
  line1: field('line_1', addressShape.line1),
  line2: field('line_2', addressShape.line2),
  line3: field('line_3', addressShape.line3),
  postTown: field('post_town', addressShape.postTown),
  postCode: field('post_code', addressShape.postCode),
  version: field('version', wireBaseVersion),
});

/** Personal Information where it is saved: with formats, and under the names of the specified form. */
export const savedPersonalForm = z.object({
  fullName: personalShape.name,
  emailAddress: personalShape.email,
  phoneNumber: personalShape.phone,
  companyName: personalShape.companyName,
  companyAddress: personalShape.companyAddress,
  version: formVersion,
});

/** Primary Address where it is saved. Lines 2 and 3 may stay blank: nobody should have to make one up. */
export const savedAddressForm = z.object({
  addressLine1: addressShape.line1,
  addressLine2: addressShape.line2,
  addressLine3: addressShape.line3,
  postTown: addressShape.postTown,
  postCode: addressShape.postCode,
  version: formVersion,
});

/** What the inputs of Personal Information hold. */
export const toPersonalForm = ({
  name,
  email,
  phone,
  companyName,
  companyAddress,
  version,
}: PersonalDetails) => ({
  fullName: name,
  emailAddress: email,
  phoneNumber: phone,
  companyName,
  companyAddress,
  version,
});

/** What the inputs of Primary Address hold. */
export const toAddressForm = ({ line1, line2, line3, postTown, postCode, version }: PrimaryAddress) => ({
  addressLine1: line1,
  addressLine2: line2,
  addressLine3: line3,
  postTown,
  postCode,
  version,
});

/** The body of a filled form of Personal Information. */
export const toPersonalChange = (form: z.output<typeof savedPersonalForm>) =>
  z.encode(personalChange, {
    name: form.fullName,
    email: form.emailAddress,
    phone: form.phoneNumber,
    companyName: form.companyName,
    companyAddress: form.companyAddress,
    version: form.version,
  });

/** The body of a filled form of Primary Address. */
export const toAddressChange = (form: z.output<typeof savedAddressForm>) =>
  z.encode(addressChange, {
    line1: form.addressLine1,
    line2: form.addressLine2,
    line3: form.addressLine3,
    postTown: form.postTown,
    postCode: form.postCode,
    version: form.version,
  });

/** The form's name of each field of the two bodies. */
export const profileFieldNames = {
  name: 'fullName',
  email: 'emailAddress',
  phone: 'phoneNumber',
  company_name: 'companyName',
  company_address: 'companyAddress',
  line_1: 'addressLine1',
  line_2: 'addressLine2',
  line_3: 'addressLine3',
  post_town: 'postTown',
  post_code: 'postCode',
} as const;
