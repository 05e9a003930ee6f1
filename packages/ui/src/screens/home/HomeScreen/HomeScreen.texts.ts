/** The texts of the home page. */
export const homeTexts = {
  title: 'Creative gifting solutions made simple',
  lead: 'Made for businesses to gift thoughtfully, seamlessly and automated.',
  start: 'Build a gift box',
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
    { figure: '17M+', label: 'total orders' },
    { figure: '186', label: 'countries and territories' },
    { figure: '209', label: 'facilities' },
  ],
} as const;
