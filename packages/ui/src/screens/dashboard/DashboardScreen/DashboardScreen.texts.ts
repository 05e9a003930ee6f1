/** The texts of the dashboard's home. */
export const dashboardTexts = {
  title: 'Dashboard',
  /** The greeting (DASH-28, 29). */
  hello: (name: string) => `Hi ${name},`,
  welcome: 'Welcome back',
  /** Who is greeted where no name is known. */
  noName: 'User',
  sample: 'Sample figures',
  sampleNote: 'The figures on this page show what it is for. Your own are under',
  orders: 'Orders',
  totals: 'Totals',
  activeOrders: 'Total Active Orders',
  completeOrders: 'Total Complete Orders',
  actionOrders: 'Orders that require action',
  keyDates: 'Upcoming Key Dates',
  ordersSummary: 'Orders Summary',
  ordersByMonth: 'Orders each month',
  stockStatus: 'Stock Status',
  low: 'Low, reorder soon',
  of: 'of',
  activeCampaigns: 'Active Campaigns',
  redeemed: (redeemed: number, total: number) => `${redeemed} of ${total} gifts redeemed`,
  recentActivity: 'Recent Activity',
} as const;
