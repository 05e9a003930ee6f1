/** The texts of home. */
export const homeTexts = {
  title: 'Creative gifting solutions made simple',
  lead: 'Made for businesses to gift thoughtfully, seamlessly and automated.',
  start: 'Get started',
  to: 'To',
  toWhom: 'Staff, partners and guests',
  from: 'From',
  fromWhom: 'Your business',
  how: 'How it works',
  steps: [
    'Create your gift package',
    'Add branding or have us create the design',
    'Submit your order',
    'Approve your artwork',
    'Order goes into production',
    'Shipping and tracking',
  ],
  collaborate: 'Collaborate with us',
  figures: [
    { figure: '17M+', of: 'total orders' },
    { figure: '186', of: 'countries and territories' },
    { figure: '209', of: 'facilities' },
  ],
} as const;
