/** A microsite's size setting, as its wire names it. */
export interface SizeSetting {
  readonly ask_size: 'yes' | 'no';
  readonly input_type: string;
  /** Comma-separated. */
  readonly options: string;
}

/** How a recipient gives the size of a gift. */
export type SizeQuestion =
  | { readonly kind: 'none' }
  | { readonly kind: 'text' }
  | { readonly kind: 'options'; readonly options: readonly string[] };

/** The options of a comma-separated text: trimmed, empty ones dropped (MICRO-10, MICRO-11). */
export const splitOptions = (text: string): readonly string[] =>
  text
    .split(',')
    .map((option) => option.trim())
    .filter((option) => option !== '');

/** The question of a setting. Anything but `options` is free text (MSITE-05 to 07, G-03). */
export const sizeQuestionOf = ({ ask_size, input_type, options }: SizeSetting): SizeQuestion => {
  if (ask_size === 'no') return { kind: 'none' };
  return input_type === 'options' ? { kind: 'options', options: splitOptions(options) } : { kind: 'text' };
};
