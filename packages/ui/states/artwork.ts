import { paths } from '@gifting/domain/site/paths';
import type { Screen } from './screen';

/** The buyer's artwork from the builder to the proof room (`orders.artwork`). */
export const artworkScreens = {
  S79: {
    title: 'Artwork in the builder',
    path: paths.builder,
    begun: true,
    states: {
      'S79.01': 'Nothing chosen: what it is for, and the kinds "PNG, JPEG, SVG, PDF"',
      'S79.02': 'File on its way: "Sending" with its name',
      'S79.03': 'File sent: drawn on the box, "This file goes with your order, exactly as it is."',
      'S79.04': 'File of another kind refused by its content, the earlier one stays',
      'S79.05': 'File of more than 5 MB: "Choose a file of 5 MB or less"',
      'S79.06': 'Broken document refused by the server, said with its name',
      'S79.07': 'Sending failed: "Nothing else is lost." and "Try again"',
      'S79.08': 'Visitor: the file waits in the tab until they have signed in',
      'S79.09': 'Only a small picture is left after a reload: the file has to be chosen again',
      'S79.10': 'Artwork on a narrow screen',
    },
  },
  S80: {
    title: 'Artwork in the review',
    path: paths.payment,
    begun: true,
    states: {
      'S80.01': 'The artwork that goes with the order, to replace or to remove',
      'S80.02': 'A file that waited is sent after signing in, ordering waits for it',
      'S80.03': 'Sending failed: what ordering waits for is said, and "Try again"',
      'S80.04': 'Artwork that the server has no more: said above the buttons, the box as it was',
    },
  },
  S81: {
    title: 'Artwork of an order',
    path: paths.order,
    begun: true,
    states: {
      'S81.01': 'Preview, name, kind and size on the order, with "Download the original"',
      'S81.02': 'The same for an administrator',
      'S81.03': 'Beside the mockup in the proof room',
      'S81.04': 'In the proof room before there is a mockup',
      'S81.05': 'Order without artwork: nothing is said of any',
      'S81.06':
        'Artwork could not be read: "The artwork could not be read" above "Try Again", the order in sight',
      'S81.07': 'A long file name on a narrow screen',
    },
  },
} as const satisfies Record<string, Screen>;
