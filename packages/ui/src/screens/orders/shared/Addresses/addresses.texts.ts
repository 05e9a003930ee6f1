const number = (count: number): string => count.toLocaleString('en-GB');

/** The texts of how far the addresses of an order are. */
export const addressesTexts = {
  title: 'Delivery addresses',
  kept: (kept: number, boxes: number) => `${number(kept)} of ${number(boxes)} addresses kept`,
  keptOf: (orderId: string, kept: number, boxes: number) =>
    `Order #${orderId}: ${number(kept)} of ${number(boxes)} addresses kept`,
  until: 'One for each box. You can add and change them until the order is in production.',
  add: 'Add addresses',
  see: 'See the addresses',
  campaign: 'Open the campaign',
  error: 'The addresses could not be counted',
} as const;
