import { micrositeScreenTexts } from '../MicrositeScreen/MicrositeScreen.texts';

/** The texts of the page on which a recipient claims gifts. */
export const claimTexts = {
  title: micrositeScreenTexts.title,
  submit: micrositeScreenTexts.submit,
  choose: (count: number, of: number) => `Choose ${count} of ${of} gifts`,
  gifts: (count: number) => (count === 1 ? micrositeScreenTexts.gift : 'Your gifts'),
  sizes: 'Sizes',
  sizeOf: (gift: string) => `${micrositeScreenTexts.size}, ${gift}`,
  openUntil: (time: string) => `Open until ${time}`,
} as const;
