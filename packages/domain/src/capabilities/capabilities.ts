import * as z from 'zod/mini';

/**
 * What an API may offer beyond the specified table. Without a capability the product behaves exactly as specified. The
 * reference server and the mocks offer all of them that their settings allow.
 */
export const capabilities = [
  /** Sign-up tells nobody which addresses have an account, and an e-mail is confirmed before the first order is paid. */
  'account.confirmation',
  /** A person downloads what is held about them, and deletes their account; otherwise they ask for both. */
  'account.deletion',
  /** People sign in with an account of an OpenID provider; otherwise its button is not ready. */
  'account.openid',
  /** A password can be changed, and a forgotten one replaced by a mailed link; otherwise it is only logged (PROF-03). */
  'account.passwords',
  /** The profile is read, saved and filled into the checkout; otherwise its values are only logged (PROF-03). */
  'account.profile',
  /** A person sees where they are signed in, and signs out there. */
  'account.sessions',
  /** Recipients claim gifts by their link, change and withdraw the claim; otherwise a form ends as written (G-01). */
  'campaigns.claims',
  /** Recipients have what is known of them deleted, as their claim's page tells them beforehand. */
  'campaigns.erasure',
  /** A campaign's redemption is counted; otherwise the percentages are samples (CAMP-02, CAMP-13). */
  'campaigns.figures',
  /** A claim says the language of its recipient's pages, and mails about it are in that language; otherwise in English. */
  'campaigns.languages',
  /** A campaign has claim links, which the buyer makes, revokes, pauses and cancels; otherwise there is no link (CAMPD-06). */
  'campaigns.links',
  /** A campaign's microsite set-up is saved and read back, with its opening times; otherwise it is only logged (E-11). */
  'campaigns.microsite',
  /** What is to be packed for a campaign's claims can be downloaded as CSV and as a workbook. */
  'campaigns.packing',
  /** A campaign keeps a list of its recipients, with or without addresses, many at a time, invites and removes them. */
  'campaigns.recipients',
  /** A set-up says how many there are of each size, and a claim page which of them are left. */
  'campaigns.sizes',
  /** A campaign's buyer reminds those who were invited by mail and have not claimed, each once. */
  'campaigns.reminder',
  /** Products and categories can be edited; otherwise their Edit says that it is not ready (F-02, F-04). */
  'catalogue.edit',
  /** A product has a size guide, which claim pages show; otherwise sizes have no measures. */
  'catalogue.guides',
  /** The whole catalogue is searched, faults of typing forgiven, at /catalogue; otherwise there is no such page (B-01). */
  'catalogue.search',
  /** Administrators read a version with a record; an update made from an older one is refused with the present record. */
  'catalogue.versions',
  /** The dashboard's start page shows the company's own figures; otherwise samples (DASH-39). */
  'dashboard.summary',
  /** The gifts of campaigns are counted as stock; otherwise the inventory shows samples (INV-02). */
  'inventory.stock',
  /** Lists of orders and campaigns take `cursor` and `limit`, and answer one page with the cursor of the next. */
  'lists.pages',
  /** Mails are sent: invitations to claim, and what becomes of claims until the gift is sent. */
  'mail',
  /** An order to several addresses keeps them, many at a time, until it is made; otherwise they are asked for elsewhere. */
  'orders.addresses',
  /** A buyer's artwork is kept as it came, shown as a picture and belongs to an order; otherwise it stays in the browser. */
  'orders.artwork',
  /** An order has a lifecycle that buyers and administrators act on, and lists say and are narrowed by its status. */
  'orders.lifecycle',
  /** create-order also takes the gift note and delivery lines 2 and 3 of card orders. */
  'orders.full',
  /** An order has proofs of its items: pictures or PDFs in versions, which the buyer comments on and approves. */
  'orders.proofs',
  /** create-order takes the prices the buyer saw and answers 409 with the present ones when they differ. */
  'orders.prices',
  /** create-order takes `only_new` and answers 409 with the order that its key has placed already. */
  'orders.once',
  /** create-order takes countries and a VAT number; orders and invoices show net, VAT and gross; otherwise prices only. */
  'orders.tax',
  /** Administrators see who has an account, decide roles and disable accounts. */
  'people.manage',
  /** Says how long a session lasts without use, so that a person is asked before it ends. */
  'sessions.renew',
  /** There are pages of terms, privacy and contact; otherwise the dashboard's links to them lead home (DASH-20, DASH-21). */
  'site.pages',
] as const;
export type Capability = (typeof capabilities)[number];

/**
 * The capabilities an API lists. Names that nobody asks for stay in it unread: a check would put all names into the first
 * chunk.
 */
export const capabilityList = z.array(z.string() as z.ZodMiniType<Capability, string>);
