import type { Screen } from './screen';

/** What a gift's recipient sees, without a session. */
export const recipientScreens = {
  S42: {
    title: 'Recipient microsite form',
    path: '/microsite/:micrositeId',
    begun: true,
    states: {
      'S42.01': 'Sample settings: gift card, size as free text, delivery form below',
      'S42.02': 'Size from a list: choice folded at "-- Select --"',
      'S42.03': 'Size from a list: choice unfolded on Small, Medium, Large and Extra Large',
      'S42.04': 'Size not asked: "Size selection is not required for this order"',
      'S42.05': 'Stopped: no size, "Please select your size"',
      'S42.06': 'Stopped: no first name, "Please enter your first name"',
      'S42.07': 'Stopped: no last name, "Please enter your last name"',
      'S42.08': 'Stopped: no email, "Please enter your email address"',
      'S42.09': 'Stopped by the browser: email is not an address',
      'S42.10': 'Stopped: no phone, "Please enter your phone number"',
      'S42.11': 'Stopped: no address, "Please enter your delivery address"',
      'S42.12': 'Stopped: no postal code, "Please enter your postal code"',
      'S42.13': 'Stopped: no post town, "Please enter your post town"',
      'S42.14': 'Form sent blank, a message under every required field',
      'S42.15': 'Second address line left blank passes',
      'S42.16': 'Every field filled in, ready to send',
      'S42.17': '"Reset" blanks every field',
      'S42.18': 'Sent: "Form submitted successfully", /microsite/123/456 for everyone after 500 ms',
      'S42.19': 'Works the same without a session',
      'S42.20': 'Whole form on a narrow screen',
    },
  },
  S43: {
    title: 'Redeem Your Gift',
    path: '/gift-redemption/:redemptionId',
    begun: true,
    states: {
      'S43.01': 'Three sample gifts priced 156, no gift picked and the form blank',
      'S43.02': 'A single gift picked',
      'S43.03': 'Every gift picked',
      'S43.04': 'Picked gift pressed once more, no longer picked',
      'S43.05': 'Valid form without a gift: error toast "Please select at least one gift"',
      'S43.06': 'Form sent blank, a message under every required field',
      'S43.07': 'Stopped: no first name, "Please enter your first name"',
      'S43.08': 'Stopped: no last name, "Please enter your last name"',
      'S43.09': 'Stopped: no email, "Please enter your email address"',
      'S43.10': 'Stopped: no phone, "Please enter your phone number"',
      'S43.11': 'Stopped: no address, "Please enter your delivery address"',
      'S43.12': 'Stopped: no postal code, "Please enter your postal code"',
      'S43.13': 'Stopped: no post town, "Please enter your post town"',
      'S43.14': '"Reset" blanks every field and unpicks every gift',
      'S43.15': 'Sent: "Form submitted successfully", /microsite/123/456 for everyone after 500 ms',
      'S43.16': 'Works the same without a session',
      'S43.17': 'Gifts and form on a narrow screen',
    },
  },
  S44: {
    title: 'Thank you',
    path: '/microsite/:micrositeId/:successSlug',
    begun: true,
    states: {
      'S44.01':
        '"Thank you!" and "Your gift redemption request has been submitted. You will receive delivery updates soon." under a microsite address',
      'S44.02':
        '"Thank you!" and "Your gift redemption request has been submitted. You will receive delivery updates soon." under a gift-redemption address',
      'S44.03': 'Whole page on a narrow screen',
    },
  },
} as const satisfies Record<string, Screen>;
