/** Fixed sample values of the cards and panels, the same for everyone (DASH-39). The screen labels them as samples. */
export const sample = {
  activeOrders: { value: 14, note: '3 leave this week' },
  completeOrders: { value: 126, note: '18,440 packs opened' },
  actionOrders: { value: 3, note: 'Waiting for an approval' },
  keyDates: { value: 4, note: 'Next is 5 Dec' },
  months: [
    { month: 'Jul', orders: 8 },
    { month: 'Aug', orders: 6 },
    { month: 'Sep', orders: 11 },
    { month: 'Oct', orders: 14 },
    { month: 'Nov', orders: 19, most: true },
    { month: 'Dec', orders: 12 },
  ],
  summary: '70 orders in six months, most in November.',
  stock: [
    { name: 'Stoneware Mug', left: 840, of: 1000 },
    { name: 'Notebook', left: 310, of: 500 },
    { name: 'Hoodie', left: 46, of: 200, low: true },
    { name: 'Kraft Mailer', left: 1180, of: 1200 },
  ],
  campaigns: [
    { name: 'Spring joiners', redeemed: 74, of: 120, band: '50' },
    { name: 'Summit speakers', redeemed: 205, of: 250, band: '75' },
    { name: 'Winter thank you', redeemed: 48, of: 400, band: 'low' },
  ],
  activity: [
    { who: '#1064', what: 'mockups sent for approval', when: 'Today, 10:42', open: true },
    { who: 'Noor Haddad', what: 'redeemed a gift from Spring joiners', when: 'Today, 09:15' },
    { who: '#1058', what: 'left for production', when: 'Yesterday' },
    { who: '#1039', what: 'delivered in Leeds', when: '21 Nov' },
  ],
  dates: [
    { day: '5', month: 'Dec', what: 'Winter thank you', order: '#1047 delivered', next: true },
    { day: '12', month: 'Dec', what: 'Artwork sign-off', order: '#1064' },
    { day: '19', month: 'Dec', what: 'Summit speakers', order: '#1058 delivered' },
    { day: '12', month: 'Jan', what: 'Spring joiners', order: '#1064 delivered' },
  ],
} as const;
