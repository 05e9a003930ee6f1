import { paths } from '@gifting/domain/site/paths';
import type { Screen } from './screen';

/** The two sides of an order's proof room (`orders.proofs`). */
export const proofScreens = {
  S54: {
    title: "Proof room, the buyer's side",
    path: `${paths.order}/mockup`,
    begun: true,
    states: {
      'S54.01': 'Skeleton while the proofs are fetched',
      'S54.02': 'No proof yet: "There is no mockup yet", and that nothing is made before approval',
      'S54.03':
        'Second version beside the first, each with the pins of its comments, the day to answer by and "Silence never means yes."',
      'S54.04': 'A document to open, and an item that comes as in the catalogue',
      'S54.05': 'Comment stopped without words: "Write what you would like to say"',
      'S54.06': 'Place of a comment moved by the arrow keys',
      'S54.07': 'Place of a comment chosen with a pointer',
      'S54.08': 'Comment added: "Your comment is added", its pin on the picture',
      'S54.09': 'Comment without a place',
      'S54.10': 'Comment failed: "Something went wrong", everything typed still there',
      'S54.11': 'Somebody else acted meanwhile: said calmly, what was written still there',
      'S54.12': 'Asking for changes begins with a reference to the comments',
      'S54.13': 'Approved: "Thank you, production can start", nothing left to decide',
      'S54.14': 'Approval of a proof that was replaced meanwhile: said calmly, the new one in sight',
      'S54.15': 'Order of somebody else: "There is no such order"',
      'S54.16': 'Proofs could not be fetched: "Something went wrong" above "Try Again"',
      'S54.17': 'Versions one below the other on a narrow screen',
    },
  },
  S55: {
    title: "Proof room, the administrator's side",
    path: `${paths.order}/mockup`,
    begun: true,
    states: {
      'S55.01': 'No proof yet: "The buyer waits for it", the mockup can be sent',
      'S55.02': 'Form of a mockup: a file for each item, the day to answer by, what to look at',
      'S55.03': 'Sending stopped without a file and a day, each said at its field',
      'S55.04': 'File of another kind: "Choose a file of these kinds: PNG, JPEG, WebP, PDF"',
      'S55.05': 'Mockup sent: "The mockup is sent", the proof in sight',
      'S55.06': 'Day to answer by refused by the server, said at its field',
      'S55.07': 'Sending failed: "Something went wrong", file and words still there',
      'S55.08': 'Changes asked for: the words beside the comments, the new mockup can be sent',
      'S55.09': 'The buyer cancelled meanwhile: said calmly, the present status shown',
    },
  },
} as const satisfies Record<string, Screen>;
