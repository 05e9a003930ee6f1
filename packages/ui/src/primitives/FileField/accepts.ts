/** Whether a file is of a kind that an `accept` attribute names. The browser asks this in its dialog only, not of a file that is dropped. */
export const accepts = (accept: string, { name, type }: Pick<File, 'name' | 'type'>): boolean =>
  accept.split(',').some((entry) => {
    const kind = entry.trim().toLowerCase();
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
    return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
  });
