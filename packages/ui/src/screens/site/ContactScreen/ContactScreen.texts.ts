/** The texts of contact, and of the inquiry form on home once it is sent. */
export const contactTexts = {
  title: 'Contact us',
  lead: 'Tell us what you have in mind. A person reads it and answers.',
  description: 'Write to the team: about gifts, an order, or an idea.',
  loading: 'Loading',
  email: 'Email',
  phone: 'Phone number',
  message: 'Your message',
  submit: 'Send',
  submitting: 'Sending your message',
  restored: 'This is what you wrote before.',
  failed: 'Something went wrong',
  sentTitle: 'Thank you, we have your message',
  sentLead: (number: string, email: string) =>
    `Its number is ${number}. We answer to ${email} as soon as we can.`,
  again: 'Write another message',
} as const;
