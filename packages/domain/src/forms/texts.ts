/** Messages of fields that several entities have. */
export const missingName = 'Enter a name';
export const missingDescription = 'Enter a description';
