import type { HandlersOf, MockServer } from './mock-server';

/** Inquiries, which nobody reads here. */
export const inquiryHandlers = ({ nextId }: MockServer): HandlersOf<'inquiries'> => ({
  'inquiries.send': () => ({ number: nextId() }),
});
