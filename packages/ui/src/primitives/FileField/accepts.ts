/** Whether a file matches an `accept` attribute. Browsers check it in their dialog only, not for dropped files. */
export const accepts = (accept: string, { name, type }: Pick<File, 'name' | 'type'>): boolean =>
  accept.split(',').some((entry) => {
    const kind = entry.trim().toLowerCase();
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
    return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
  });
