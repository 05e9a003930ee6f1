import type { RowName } from '@gifting/api/table';

/** The lines that mock a row in a story: the import, and the entry of the story. */
export const pasteOf = (name: RowName): { readonly mockImport: string; readonly mock: string } => ({
  mockImport: "import { rowMocks } from '@gifting/api/mocks';",
  mock: `beforeEach: ({ msw }) => msw.use(rowMocks['${name}'].ok()),`,
});
