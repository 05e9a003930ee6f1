import type { CasesOf } from '../case';

/** The cases of the inquiries' rows. No host reads the mails of another: the server's own tests do. */
export const inquiryCases: CasesOf<'inquiries'> = {
  'inquiries.send': {
    validInput: ({ unique }) => ({
      body: {
        email: `${unique('asking').replace(' ', '-')}@fernside.example`,
        phone: '+44 113 496 0177',
        message: 'Two hundred boxes by March',
      },
    }),
    invalidFields: [
      { body: { email: 'nowhere' }, field: 'email' },
      { body: { phone: ' ' }, field: 'phone' },
      { body: { message: undefined }, field: 'message' },
      { body: { message: 'x'.repeat(5001) }, field: 'message' },
    ],
  },
};
