import * as z from 'zod/mini';
import { emailField } from '../account/forms';
import { requiredText, typedText } from '../forms/fields';
import { entity, field } from '../wire/entity';
import { wireId } from '../wire/wire';

/**
 * What somebody writes to the team (`site.pages`). `website` is a field that people do not see: what fills it in is hardly
 * a person.
 */
export const inquiryForm = z.object({
  email: emailField('Enter your email'),
  phone: requiredText('Enter your phone number'),
  message: requiredText('Write us a few words', 5000),
  website: typedText(),
});
export type InquiryForm = z.output<typeof inquiryForm>;

/** The body of an inquiry. */
export const inquiry = z.extend(inquiryForm, { website: z._default(typedText(), '') });

/** A stored inquiry: the number by which both sides speak of it. */
export const inquiryReceipt = entity({ number: field('number', wireId) });
