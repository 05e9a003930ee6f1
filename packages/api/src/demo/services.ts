import { demoPicture as picture } from './picture';

/** Services, in the order of the navigation. */
export const demoServices = [
  {
    id: '11',
    slug: 'custom-packaging',
    name: 'Custom packaging',
    description:
      'Boxes, sleeves and tissue cut to what goes inside them, with your mark on the lid and something to find under it.',
    image: picture('scene-packaging'),
  },
  {
    id: '12',
    slug: 'curated-gift-packages',
    name: 'Curated gift packages',
    description:
      'Things that belong together, chosen for the occasion and packed by hand, for one desk or two thousand doorsteps.',
    image: picture('scene-packages'),
  },
  {
    id: '13',
    slug: 'portals-for-events',
    name: 'Portals for events',
    description: 'Guests pick a size and say where to send it. You see one list, always up to date.',
    image: picture('scene-portal'),
  },
  {
    id: '14',
    slug: 'storage-and-dispatch',
    name: 'Storage and dispatch',
    description: 'We keep your boxes dry and counted, and send each one the day you name it.',
    image: picture('scene-storage'),
  },
] as const;

interface DemoServiceDetail {
  readonly title: string;
  readonly subtitle: string;
  readonly pictures: readonly string[];
  readonly productIds: readonly string[];
}

/** The services' own pages. */
export const demoServiceDetails: Record<(typeof demoServices)[number]['id'], DemoServiceDetail> = {
  '11': {
    title: 'The first thing they hold',
    subtitle: 'A box drawn around the gift, not the other way round.',
    pictures: [picture('giftbox'), picture('pouch'), picture('box-mailer'), picture('box-keepsake')],
    productIds: ['91', '93', '95', '98'],
  },
  '12': {
    title: 'A few good things that know each other',
    subtitle: 'Tell us the occasion and the budget. We bring three boxes, you keep one.',
    pictures: [picture('pack-desk'), picture('candle'), picture('chocolates'), picture('plant')],
    productIds: ['91', '92', '93', '94', '96'],
  },
  '13': {
    title: 'One page, and every guest is on the list',
    subtitle: 'Sizes, addresses and choices gather themselves. Nobody chases a spreadsheet.',
    pictures: [picture('portal'), picture('lanyard'), picture('tee')],
    productIds: ['97', '103', '106', '110'],
  },
  '14': {
    title: 'Ready when the day comes',
    subtitle: 'Packed once, sent in the week it is wanted.',
    pictures: [picture('scene-storage'), picture('tote')],
    productIds: ['95', '105', '111'],
  },
};
