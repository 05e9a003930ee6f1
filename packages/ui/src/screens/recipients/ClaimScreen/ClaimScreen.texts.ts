import { micrositeScreenTexts } from '../MicrositeScreen/MicrositeScreen.texts';

/** The texts of the page on which a recipient claims gifts. */
export const claimTexts = {
  title: micrositeScreenTexts.title,
  submit: micrositeScreenTexts.submit,
  choose: (count: number, of: number) => `Choose ${count} of ${of} gifts`,
  gifts: (count: number) => (count === 1 ? micrositeScreenTexts.gift : 'Your gifts'),
  sizes: 'Sizes',
  sizeOf: (gift: string) => `${micrositeScreenTexts.size}, ${gift}`,
  sizeLeft: (size: string, count: number) => `${size} (${count} left)`,
  sizeGone: (size: string) => `${size} (all taken)`,
  sizesGone: (sizes: string) => `All taken: ${sizes}. If one is given back, it is offered here again.`,
  guide: {
    title: 'Size guide',
    caption: (gift: string) => `Size guide, ${gift}`,
    size: 'Size',
    chest: 'Chest',
    length: 'Length',
    unit: 'Unit',
    cm: 'cm',
    inches: 'inches',
    how: 'Lay one that fits you flat, measure from armpit to armpit, and double it: that is the chest.',
  },
  free: 'Nothing to pay: the gift and its delivery are paid for',
  details: {
    title: 'What happens to your details',
    kept: 'What is kept',
    keptText:
      'Your name, address, email and phone, and the gifts and sizes you choose: to pack and deliver them.',
    seen: 'Who sees it',
    masked: (sender: string) =>
      `Those who pack and deliver. ${sender} learns your name and your choice, and only how your postcode begins.`,
    collected: (sender: string) =>
      `Those who pack and deliver, and ${sender}: your name, your choice and your address.`,
    until: 'Until when',
    untilText: 'Withdraw on your private page while it can be changed, and all of it is erased at once.',
    untilErased:
      'Delete it on your private page at any time: at once while your gift can be withdrawn, later as soon as it has arrived.',
    never: 'What is never asked',
    neverText: 'No card, no bank details, no password. A page that asks for one is not ours.',
  },
  gone: 'All claimed',
  loading: 'Loading your gift',
  error: 'Something went wrong',
  failed: 'Something went wrong',
  taken: 'What you chose has just been taken',
  takenHint: 'Somebody was a moment faster. Nothing you entered is lost: choose another gift or size.',
  from: (sender: string, company: string) => (company ? `From ${sender}, ${company}` : `From ${sender}`),
  openUntil: (time: string) => `Open until ${time}`,
} as const;
