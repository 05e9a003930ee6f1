/**
 * Reporters that write the counts of a run to a file, which `npm test` asks for.
 * @param {string | undefined} file
 * @returns {['json', { outputFile: string }][]}
 */
export const countsFor = (file) => (file ? [['json', { outputFile: file }]] : []);
