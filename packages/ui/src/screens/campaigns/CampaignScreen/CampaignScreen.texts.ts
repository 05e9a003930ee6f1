import { doneTexts } from '@gifting/api/core/texts';
import { orderDetailTexts } from '#screens/orders/shared/OrderDetail/order-detail.texts.ts';

/** The texts of the campaign detail. */
export const campaignTexts = {
  ...orderDetailTexts,
  title: 'Campaign Details',
  campaigns: 'Campaigns',
  loading: 'Loading the campaign',
  redemption: 'Redemption percentage',
  sample: 'Sample figure',
  endDate: 'Campaign end date',
  dueDate: 'Due date',
  share: 'Share Microsite Link',
  noLink: 'Microsite link not available',
  addMicrosite: 'Add Microsite Details',
  openingMicrosite: 'Opening',
  preview: 'Preview Microsite',
  recipients: 'Recipients',
  /** At the top of every printed sheet. */
  printed: (id: string, name: string) => `Campaign #${id}, ${name}`,
  unknown: 'There is no such campaign',
  unknownHint: 'The address may have a typing mistake, or the campaign belongs to another account.',
  backToCampaigns: 'Back to Campaigns',
} as const;

/** The texts of the dialog that sets up the microsite. */
export const micrositeTexts = {
  title: 'Set Microsite Details',
  askForSize: 'Ask for size?',
  inputType: 'Input type',
  inputTypes: { options: 'Options', plain_text: 'Custom Size' },
  options: 'Options',
  optionsExample: 'Small, Medium, Large, Extra Large',
  optionsHint: 'Separate each size with a comma.',
  choices: (product: string) => `Sizes of ${product}`,
  customSize: 'Custom Size',
  noItems: 'This order has no items to ask about.',
  save: 'Save Changes',
  cancel: 'Cancel',
  saved: doneTexts['campaigns.setUpMicrosite'],
  failed: 'Something went wrong',
  gone: 'This campaign no longer exists.',
  /** Only where the set-up is saved (`campaigns.microsite`). */
  gifts: 'Gifts',
  giftsPerPerson: 'Gifts per person',
  ofGifts: (count: number) => `of the ${count} below`,
  collectsAddresses: 'Show me the delivery addresses',
  collectsAddressesHint:
    'Otherwise you see how each postcode begins. Recipients are told which. It holds for those who claim from now on.',
  yes: 'Yes',
  no: 'No',
  pieces: 'How many of each size',
  piecesHint: 'Leave a size empty to let it be taken as long as there are gifts.',
  piecesOpen: 'open',
  /** `Small 40` */
  piecesOf: (size: string, count: string) => `${size} ${count}`,
  opening: 'Open and close',
  openingHint: 'Leave a time blank to open at once, or to stay open until every gift is taken.',
  opens: 'Opens',
  closes: 'Closes',
  unfinished: 'Enter the whole date and time',
  timeZone: 'Time zone',
  opensAt: (time: string) => `Opens ${time}.`,
  closesAt: (time: string) => `Closes ${time}.`,
  sizes: 'Sizes',
  /** `T-Shirt: Small, Medium` */
  sizesOf: (gift: string, sizes: string) => `${gift}: ${sizes}`,
  notAsked: 'not asked',
} as const;
