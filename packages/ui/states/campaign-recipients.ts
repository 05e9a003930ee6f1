import { paths } from '@gifting/domain/site/paths';
import type { Screen } from './screen';

/** A campaign's list of recipients and what is packed for them, beyond the specification. */
export const campaignRecipientScreens = {
  S66: {
    title: 'Recipients of a campaign',
    path: `${paths.campaign}/recipients`,
    begun: true,
    states: {
      'S66.01': 'Skeleton while the campaign is fetched',
      'S66.02': 'No list yet: cells to paste or a file to choose, who is kept below',
      'S66.03': 'Nobody kept yet: "Nobody is kept yet"',
      'S66.04': 'List being read, with its progress, can be cancelled',
      'S66.05': 'Columns guessed from headings and cells, each with its reason',
      'S66.06': 'No column holds an address: everybody will be asked for it',
      'S66.07': 'Faults said at their cells, with what was probably meant',
      'S66.08': 'Cell mended in place: its row is ready',
      'S66.09': 'Person asked for the address: their row is ready',
      'S66.10': 'Rows of one person side by side, what differs marked',
      'S66.11': 'Rows being kept, with the progress, can be stopped',
      'S66.12': 'Rows kept: "2 people kept", the others wait',
      'S66.13': 'Keeping failed half-way: what was kept, and how to go on',
      'S66.14': 'Keeping failed without a connection: nothing kept, everything still there',
      'S66.15': 'Row refused by the server, said at its cell',
      'S66.16': 'Row of somebody who is kept already: to keep too, or to leave out',
      'S66.17': 'File that is a workbook: to be saved as CSV',
      'S66.18': 'List with too many rows',
      'S66.19': 'File in another encoding, read again in the right one',
      'S66.20': 'List and mending still there after a reload',
      'S66.21': 'Question before invitations',
      'S66.22': 'Invited: "1 person invited"',
      'S66.23': 'Invitation refused: "Set up the microsite first"',
      'S66.24': 'Who is kept could not be fetched, the clinic still there',
      'S66.25': 'Campaign of somebody else: "There is no such campaign"',
      'S66.26': 'Faults and duplicates on a narrow screen',
    },
  },
  S67: {
    title: 'Packing list of a campaign',
    path: null,
    begun: true,
    states: {
      'S67.01': 'Packing list as CSV and for Excel, beside who has claimed',
      'S67.02': 'Packing list failed: "The packing list could not be made"',
      'S67.03': 'Kind of file that is not offered: "This kind of file is not offered here"',
    },
  },
} as const satisfies Record<string, Screen>;
