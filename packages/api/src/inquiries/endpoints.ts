import { inquiry, inquiryReceipt } from '@gifting/domain/inquiries/inquiry';
import { dataEnvelope } from '@gifting/domain/wire/wire';
import { endpoint } from '../core/endpoint';

/** Stores an inquiry and mails it to the team, and its number to whoever wrote it (`site.pages`). */
export const sendInquiry = endpoint({
  name: 'inquiries.send',
  method: 'POST',
  path: '/v1/inquiry',
  access: 'public',
  body: inquiry,
  response: dataEnvelope(inquiryReceipt),
  handlesErrors: true,
});
