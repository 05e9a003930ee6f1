/** The texts of the API table page. */
export const apiTableTexts = {
  title: 'API table',
  lead: (rows: number) =>
    `${rows} calls, each one row of the table. The client, the mocks, the server and this page are made from the same rows.`,
  find: 'Find a call',
  none: 'No call matches',
  access: { public: 'Anyone', user: 'Signed in', admin: 'Administrators' },
  multipart: 'Sent as a form',
  takes: 'Takes',
  answers: 'Answers',
  nothing: 'Nothing',
  field: 'Field',
  type: 'Type',
  required: 'Required',
  yes: 'yes',
  no: 'no',
  sample: 'Sample answer',
  paste: 'Mock to paste',
  readOn: 'Read on',
  nowhere: 'No screen yet',
} as const;
