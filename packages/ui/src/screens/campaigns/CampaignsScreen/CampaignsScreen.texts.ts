import { orderTableTexts, pageTexts } from '#screens/orders/shared/OrderTable/order-table.texts.ts';

/** The texts of the campaigns list. */
export const campaignsTexts = {
  title: 'Campaigns',
  sample: 'Sample figures',
  sampleNote: 'The redemption figures on this page show what it is for. Nothing counts them yet.',
  comparison: 'Redeemed vs Unredeemed',
  redeemed: 'Redeemed',
  unredeemed: 'Unredeemed',
  counting: 'Counting what has been redeemed',
  countFailed: 'What has been redeemed could not be counted.',
  notCounted: 'Not counted',
  activity: 'Campaigns Activity',
  noActivity: 'No Campaigns Activity',
  table: 'All Active Campaigns',
  loading: 'Loading campaigns',
  failed: 'Failed!',
  error: 'Failed to get campaigns list. Please try again.',
  retry: 'Retry',
  ...pageTexts('campaigns'),
  columns: { ...orderTableTexts, redemption: 'Redemption', endDate: 'End date' },
  viewCampaign: (id: string) => `View campaign ${id}`,
} as const;
