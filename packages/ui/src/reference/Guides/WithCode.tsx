/** A sentence of a guide; what is between backticks is code. */
export const WithCode = ({ text }: { readonly text: string }) =>
  text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={part}>{part}</code>));
