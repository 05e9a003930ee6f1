/** The users of a demo database, and their password. */
export const demoPassword = 'unwrap-the-day';
export const demoUsers = [
  {
    name: 'Amara Okafor',
    email: 'buyer@example.com',
    phone: '+44 113 496 0142',
    companyName: 'Fernside Studio',
    companyAddress: '14 Calder Wharf, Leeds LS10 1AP',
    role: 'user',
  },
  {
    name: 'Robin Ellery',
    email: 'admin@example.com',
    phone: '+44 113 496 0100',
    companyName: 'Event & Content',
    companyAddress: '2 Canal Street, Leeds LS12 2PL',
    role: 'admin',
  },
] as const;
