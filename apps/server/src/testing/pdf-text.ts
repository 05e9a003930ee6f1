import { extractText, getDocumentProxy } from 'unpdf';

/** The text of all pages of a PDF, with one space wherever there is any. */
export const pdfText = async (pdf: Uint8Array): Promise<string> => {
  const { text } = await extractText(await getDocumentProxy(pdf), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
};
