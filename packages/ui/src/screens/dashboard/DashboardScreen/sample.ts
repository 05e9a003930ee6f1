import type { DashboardView } from './dashboard-view';

/** Fixed sample values of the cards and panels, the same for everyone (DASH-39). The screen labels them as samples. */
export const sample: DashboardView = {
  cards: {
    active: { value: 14, note: '3 leave this week' },
    complete: { value: 126, note: '18,440 packs opened' },
    action: { value: 3, note: 'Waiting for an approval' },
    dates: { value: 4, note: 'Next is 5 Dec' },
  },
  months: [
    { month: 'Jul', orders: 8 },
    { month: 'Aug', orders: 6 },
    { month: 'Sep', orders: 11 },
    { month: 'Oct', orders: 14 },
    { month: 'Nov', orders: 19 },
    { month: 'Dec', orders: 12 },
  ],
  stock: [
    { key: '1', name: 'Stoneware Mug', left: 840, of: 1000, low: false },
    { key: '2', name: 'Notebook', left: 310, of: 500, low: false },
    { key: '3', name: 'Hoodie', left: 46, of: 200, low: true },
    { key: '4', name: 'Kraft Mailer', left: 1180, of: 1200, low: false },
  ],
  campaigns: [
    { key: '1', name: 'Spring joiners', redeemed: 74, of: 120 },
    { key: '2', name: 'Summit speakers', redeemed: 205, of: 250 },
    { key: '3', name: 'Winter thank you', redeemed: 48, of: 400 },
  ],
  activity: [
    { key: '1', who: '#1064', what: 'mockups sent for approval', when: 'Today, 10:42', open: true },
    {
      key: '2',
      who: 'Noor Haddad',
      what: 'redeemed a gift from Spring joiners',
      when: 'Today, 09:15',
      open: false,
    },
    { key: '3', who: '#1058', what: 'left for production', when: 'Yesterday', open: false },
    { key: '4', who: '#1039', what: 'delivered in Leeds', when: '21 Nov', open: false },
  ],
  dates: [
    { key: '1', day: '5', month: 'Dec', what: 'Winter thank you', order: '#1047 delivered' },
    { key: '2', day: '12', month: 'Dec', what: 'Artwork sign-off', order: '#1064' },
    { key: '3', day: '19', month: 'Dec', what: 'Summit speakers', order: '#1058 delivered' },
    { key: '4', day: '12', month: 'Jan', what: 'Spring joiners', order: '#1064 delivered' },
  ],
};
