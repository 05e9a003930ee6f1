import { demoPicture as picture } from './picture';

/** Gift boxes, with the price per box of each finish. */
export const demoGiftBoxes = [
  {
    id: '201',
    name: 'Kraft Mailer',
    description: 'Folds flat, opens with a pull tab.',
    picture: picture('box-mailer'),
    minimumOrderQuantity: 50,
    deliveryTime: '8-10 working days',
    prices: { branded: 310, plain: 245, custom_branding: 420 },
  },
  {
    id: '202',
    name: 'Keepsake Box',
    description: 'Rigid board with a hinged lid, kept on desks for years.',
    picture: picture('box-keepsake'),
    minimumOrderQuantity: 50,
    deliveryTime: '8-10 working days',
    prices: { branded: 590, plain: 475, custom_branding: 640 },
  },
  {
    id: '203',
    name: 'Cotton Pouch',
    description: 'Drawstring cotton, for small things.',
    picture: picture('pouch'),
    minimumOrderQuantity: 50,
    deliveryTime: '8-10 working days',
    prices: { branded: 280, plain: 195, custom_branding: 360 },
  },
] as const;
