import { roles } from '@gifting/domain/account/user';
import { languages } from '@gifting/domain/campaigns/language';
import { linkKinds } from '@gifting/domain/campaigns/links';
import { sizeInputs } from '@gifting/domain/campaigns/microsite';
import { packagingOptions } from '@gifting/domain/gift-boxes/gift-box';
import { maxImageSize } from '@gifting/domain/images/image-file';
import { imageKinds } from '@gifting/domain/images/upload-address';
import { deliveryMethods } from '@gifting/domain/orders/address';
import { artworkKinds } from '@gifting/domain/orders/artwork-file';
import { documentKinds } from '@gifting/domain/orders/invoicing';
import { actors } from '@gifting/domain/orders/lifecycle';
import { paymentStatuses } from '@gifting/domain/orders/order-payment';
import { orderStatuses } from '@gifting/domain/orders/order-status';
import { packsLimits } from '@gifting/domain/orders/project';
import { productTypes } from '@gifting/domain/products/fields';
import type { PriceRange } from '@gifting/domain/products/price';
import { taxTreatments } from '@gifting/domain/tax/treatment';
import { type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  type PgColumn,
  pgEnum,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { InvoiceContent } from '../invoices/content';

/** One sequence for all tables: an id of another table finds nothing. Ids of the demo are below its start. */
export const ids = pgSequence('ids', { startWith: 1000 });

export const role = pgEnum('role', roles);
export const orderStatus = pgEnum('order_status', orderStatuses);
export const actor = pgEnum('actor', actors);
export const proofKind = pgEnum('proof_kind', ['png', 'jpg', 'pdf']);
export const artworkKind = pgEnum('artwork_kind', artworkKinds);
export const paymentStatus = pgEnum('payment_status', paymentStatuses);
export const paymentProvider = pgEnum('payment_provider', ['sandbox', 'stripe']);
export const paymentState = pgEnum('payment_state', [
  'open',
  'authorised',
  'failed',
  'withdrawn',
  'expired',
  'captured',
  'released',
  'lapsed',
]);
export const campaignType = pgEnum('campaign_type', deliveryMethods);
export const documentKind = pgEnum('document_kind', documentKinds);
export const taxTreatment = pgEnum('tax_treatment', taxTreatments);
export const giftBoxOption = pgEnum('gift_box_option', packagingOptions);
export const addressKind = pgEnum('address_kind', ['delivery', 'billing']);
export const imageKind = pgEnum('image_kind', imageKinds);
export const productType = pgEnum('product_type', productTypes);
export const sizeInput = pgEnum('size_input', sizeInputs);
export const recipientLanguage = pgEnum('recipient_language', languages);
export const linkKind = pgEnum('link_kind', linkKinds);

const bytea = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  // Drivers return different classes for bytes.
  fromDriver: (bytes) => new Uint8Array(bytes),
  // An error of Drizzle prints all parameters, which would take a second for a picture.
  toDriver: ({ buffer, byteOffset, byteLength }) =>
    Object.assign(Buffer.from(buffer, byteOffset, byteLength), { toString: () => '[bytes]' }),
});

const id = () => bigint('id', { mode: 'number' }).primaryKey().default(sql`nextval('ids')`);
const reference = (name: string) => bigint(name, { mode: 'number' });
/** Money in hundredths of a currency's unit. */
const minor = (name: string) => bigint(name, { mode: 'number' });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** The path segment that names a row: unique in its table, `null` for a deleted row. */
const slug = () => text('slug').unique();
const pictures = () => text('pictures').array().notNull().default([]);
/** Grows with every update, so that an update based on an older state is refused. */
const version = () => integer('version').notNull().default(1);
/** When the row was deleted. Orders still refer to it. */
const deletedAt = () => moment('deleted_at');
const notNegative = (name: string, column: PgColumn) => check(name, sql`${column} >= 0`);

/** The largest picture that is kept, in bytes: encoded anew, one can be larger than it came. */
export const maxKeptSize = 4 * maxImageSize;

const keptContent = () => bytea('content').notNull();
const isKept = (content: PgColumn) =>
  sql`octet_length(${content}) between 1 and ${sql.raw(String(maxKeptSize))}`;

export const users = pgTable(
  'users',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    companyName: text('company_name').notNull(),
    companyAddress: text('company_address').notNull(),
    role: role('role').notNull().default('user'),
    /** `null` until a person who came by an OpenID provider sets one. */
    passwordHash: text('password_hash'),
    /** The primary address. */
    addressLine1: text('address_line_1').notNull().default(''),
    addressLine2: text('address_line_2').notNull().default(''),
    addressLine3: text('address_line_3').notNull().default(''),
    postTown: text('post_town').notNull().default(''),
    postCode: text('post_code').notNull().default(''),
    /** The versions of the two forms of the profile, which are saved each by itself. */
    personalVersion: integer('personal_version').notNull().default(1),
    addressVersion: integer('address_version').notNull().default(1),
    /** When an administrator disabled the account. */
    disabledAt: moment('disabled_at'),
    /** When the person showed that they read mails to the e-mail. */
    emailConfirmedAt: moment('email_confirmed_at'),
    lastSignInAt: moment('last_sign_in_at'),
    /** When the person deleted the account. What is left of them are orders and their documents. */
    deletedAt: deletedAt(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    // One account per email, in any letter case.
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    index('users_administrators_index').on(table.id).where(sql`${table.role} = 'admin'`),
  ],
);

/** Only the hash is stored: a reader of this table cannot sign in. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Names it to its person. */
    id: reference('id').notNull().unique().default(sql`nextval('ids')`),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What the browser said of itself when the session began. */
    userAgent: text('user_agent').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [index('sessions_user_id_index').on(table.userId)],
);

/** Mailed links that confirm the e-mail of an account, by the hash of their token. */
export const accountConfirmations = pgTable(
  'account_confirmations',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('account_confirmations_user_id_index').on(table.userId),
    index('account_confirmations_expires_at_index').on(table.expiresAt),
  ],
);

/** Mailed links to a new password, by the hash of their token. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** `null` for an address without an account: both cost the same work. */
    userId: reference('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('password_resets_user_id_index').on(table.userId),
    index('password_resets_expires_at_index').on(table.expiresAt),
  ],
);

/** Changes of e-mail that wait for both addresses, by the hashes of their links' tokens; `null` once one was used. */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: reference('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    oldTokenHash: text('old_token_hash').unique(),
    newTokenHash: text('new_token_hash').unique(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('email_changes_expires_at_index').on(table.expiresAt)],
);

/** The identity of an OpenID provider by which a person signs in. */
export const openIdIdentities = pgTable(
  'openid_identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: reference('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The e-mail at the provider, to tell identities apart. */
    email: text('email').notNull(),
    linkedAt: moment('linked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] })],
);

/** Sign-ins at an OpenID provider that are under way, by the hash of the secret in the browser's cookie. */
export const openIdSignIns = pgTable(
  'openid_sign_ins',
  {
    secretHash: text('secret_hash').primaryKey(),
    /** Where the person came from. */
    returnTo: text('return_to'),
    remember: boolean('remember').notNull(),
    /** Whose account the identity is to be linked to, once the password is proved. */
    userId: reference('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The identity that waits for the password; null while the person is at the provider. */
    issuer: text('issuer'),
    subject: text('subject'),
    email: text('email'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('openid_sign_ins_user_id_index').on(table.userId),
    index('openid_sign_ins_expires_at_index').on(table.expiresAt),
    check(
      'openid_sign_ins_identity_check',
      sql`num_nulls(${table.issuer}, ${table.subject}, ${table.email}) in (0, 3)`,
    ),
  ],
);

/** Failed sign-ins, counted for all servers. Keys are hashes, so the table holds no email or client address. */
export const loginFailures = pgTable(
  'login_failures',
  {
    keyHash: text('key_hash').primaryKey(),
    failures: integer('failures').notNull(),
    /** The time of the first failure. */
    since: moment('since').notNull(),
  },
  (table) => [index('login_failures_since_index').on(table.since)],
);

export const currencies = pgTable(
  'currencies',
  {
    code: text('code').primaryKey(),
    /** Units of this currency per unit of the base currency. */
    rate: numeric('rate', { precision: 18, scale: 8, mode: 'number' }).notNull(),
    position: integer('position').notNull(),
  },
  (table) => [check('currencies_rate_check', sql`${table.rate} > 0`)],
);

export const gifting = pgTable('gifting', {
  id: id(),
  slug: slug(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  picture: text('picture'),
  version: version(),
});

export const services = pgTable('services', {
  id: id(),
  slug: slug(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  picture: text('picture'),
  /** The headline of the service's page; the name if it is `null` (F-15). */
  title: text('title'),
  subtitle: text('subtitle').notNull().default(''),
  pictures: pictures(),
  version: version(),
});

export const collections = pgTable('collections', {
  id: id(),
  slug: slug(),
  title: text('title').notNull(),
  subTitle: text('sub_title').notNull().default(''),
  content: text('content').notNull().default(''),
  pictures: pictures(),
  active: boolean('active').notNull().default(true),
  version: version(),
});

export const categories = pgTable('categories', {
  id: id(),
  slug: slug(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  picture: text('picture'),
  version: version(),
});

export const products = pgTable(
  'products',
  {
    id: id(),
    giftingId: reference('gifting_id').references(() => gifting.id, { onDelete: 'set null' }),
    /** The product's own category; deleting a category sets it to null. */
    categoryId: reference('category_id').references(() => categories.id, { onDelete: 'set null' }),
    slug: slug(),
    sku: text('sku').notNull().generatedAlwaysAs(sql`'GIFT-' || id::text`),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** The thumbnail. */
    picture: text('picture'),
    /** The additional images. */
    pictures: pictures(),
    type: productType('type').notNull().default('product'),
    /** Prices in the base currency. One value: they are read and written together. */
    priceRanges: jsonb('price_ranges').$type<PriceRange[]>().notNull().default([]),
    /** The stock. */
    quantity: integer('quantity').notNull().default(0),
    minimumOrderQuantity: integer('minimum_order_quantity').notNull(),
    deliveryTime: text('delivery_time').notNull(),
    /** A size a line, measured in centimetres; see `parseSizeGuide`. */
    sizeGuide: text('size_guide'),
    active: boolean('active').notNull().default(true),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    version: version(),
    deletedAt: deletedAt(),
  },
  (table) => [
    index('products_category_id_index').on(table.categoryId),
    // Finds what slugs begin with; the unique index does so in the C locale alone.
    index('products_slug_index').on(table.slug.op('text_pattern_ops')),
    index('products_gifting_id_index').on(table.giftingId),
    notNegative('products_quantity_check', table.quantity),
    notNegative('products_minimum_order_quantity_check', table.minimumOrderQuantity),
    check(
      'products_price_ranges_check',
      sql`not jsonb_path_exists(${table.priceRanges}, '$[*] ? (@.price < 0 || @.min < 0 || @.min > @.max)')`,
    ),
  ],
);

/** Additional categories of a product. */
export const productCategories = pgTable(
  'product_categories',
  {
    productId: reference('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    categoryId: reference('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.categoryId] }),
    index('product_categories_category_id_index').on(table.categoryId),
  ],
);

/** The products of a service, in the order of its page. */
export const serviceProducts = pgTable(
  'service_products',
  {
    serviceId: reference('service_id')
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    productId: reference('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.serviceId, table.productId] }),
    index('service_products_product_id_index').on(table.productId),
  ],
);

/** Packaging, with the price of a box per finish in the base currency. */
export const giftBoxes = pgTable(
  'gift_boxes',
  {
    id: id(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    picture: text('picture'),
    minimumOrderQuantity: integer('minimum_order_quantity').notNull(),
    deliveryTime: text('delivery_time').notNull(),
    brandedMinor: minor('branded_minor').notNull(),
    plainMinor: minor('plain_minor').notNull(),
    customBrandingMinor: minor('custom_branding_minor').notNull(),
    active: boolean('active').notNull().default(true),
    version: version(),
    deletedAt: deletedAt(),
  },
  (table) => [
    notNegative('gift_boxes_minimum_order_quantity_check', table.minimumOrderQuantity),
    notNegative('gift_boxes_branded_check', table.brandedMinor),
    notNegative('gift_boxes_plain_check', table.plainMinor),
    notNegative('gift_boxes_custom_branding_check', table.customBrandingMinor),
  ],
);

/**
 * The files that buyers want printed, as they came, each with a picture of it. A trigger refuses to change one; one that an
 * order refers to is never deleted.
 */
export const artworks = pgTable(
  'artworks',
  {
    id: id(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    kind: artworkKind('kind').notNull(),
    content: keptContent(),
    /** Of what came, so that it can be shown to be the content. */
    sha256: text('sha256').notNull(),
    /** WebP. */
    preview: bytea('preview').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    // An order's artwork is its buyer's own.
    unique('artworks_owner_key').on(table.id, table.userId),
    index('artworks_user_id_index').on(table.userId),
    check('artworks_content_check', isKept(table.content)),
    check('artworks_sha256_check', sql`${table.sha256} = encode(sha256(${table.content}), 'hex')`),
  ],
);

/**
 * An order. It copies names, pictures and prices, so that changes to the catalogue do not affect it. Amounts
 * are in hundredths of `currency`.
 */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    packs: integer('packs').notNull(),
    budgetMinor: minor('budget_minor').notNull(),
    currency: text('currency')
      .notNull()
      .references(() => currencies.code),
    giftBoxId: reference('gift_box_id').references(() => giftBoxes.id),
    giftBoxName: text('gift_box_name'),
    giftBoxPicture: text('gift_box_picture'),
    giftBoxOption: giftBoxOption('gift_box_option'),
    giftBoxUnitMinor: minor('gift_box_unit_minor'),
    status: orderStatus('status').notNull().default('pending'),
    campaignType: campaignType('campaign_type'),
    campaignName: text('campaign_name'),
    severalAddresses: boolean('several_addresses').notNull(),
    payNow: boolean('pay_now').notNull(),
    getInvoice: boolean('get_invoice').notNull(),
    paymentStatus: paymentStatus('payment_status').notNull().default('pending'),
    /** The sum of the prices: without VAT, where the order has any. */
    totalMinor: minor('total_minor').notNull(),
    /** The VAT, all null on an order without; the delivery country also with several addresses. */
    taxTreatment: taxTreatment('tax_treatment'),
    taxCountry: text('tax_country'),
    /** In hundredths of a percent. */
    taxRate: integer('tax_rate'),
    taxMinor: minor('tax_minor'),
    billingCountry: text('billing_country'),
    deliveryCountry: text('delivery_country'),
    vatNumber: text('vat_number'),
    /** What is to be paid. */
    grossMinor: minor('gross_minor')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`${orders.totalMinor} + coalesce(${orders.taxMinor}, 0)`),
    /** All null without a note; a blank card has a note without texts. */
    giftNoteStatus: boolean('gift_note_status'),
    giftNoteWithoutMessage: boolean('gift_note_without_message'),
    giftNoteFrom: text('gift_note_from'),
    giftNoteTo: text('gift_note_to'),
    giftNoteMessage: text('gift_note_message'),
    /** Sent by the client, which has no control for it yet; ids only. */
    productsInBag: text('products_in_bag').array().notNull().default([]),
    artworkId: reference('artwork_id'),
    dueDate: date('due_date', { mode: 'string' }),
    idempotencyKey: text('idempotency_key'),
    /** The SHA-256 of the request, which tells a retry from another order. */
    requestHash: text('request_hash'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    // A key belongs to a buyer: nobody can read another buyer's order through it.
    unique('orders_idempotency_key').on(table.userId, table.idempotencyKey),
    index('orders_user_id_index').on(table.userId, table.status, table.id),
    index('orders_status_index').on(table.status, table.id),
    index('orders_artwork_id_index').on(table.artworkId),
    index('orders_campaigns_index').on(table.status, table.id).where(sql`${table.campaignType} is not null`),
    foreignKey({
      name: 'orders_artwork_fk',
      columns: [table.artworkId, table.userId],
      foreignColumns: [artworks.id, artworks.userId],
    }),
    check(
      'orders_packs_check',
      sql`${table.packs} between ${sql.raw(String(packsLimits.min))} and ${sql.raw(String(packsLimits.max))}`,
    ),
    notNegative('orders_budget_check', table.budgetMinor),
    notNegative('orders_gift_box_unit_check', table.giftBoxUnitMinor),
    notNegative('orders_total_check', table.totalMinor),
    notNegative('orders_tax_check', table.taxMinor),
    check(
      'orders_tax_whole_check',
      sql`num_nulls(${table.taxTreatment}, ${table.taxCountry}, ${table.taxRate}, ${table.taxMinor}, ${table.billingCountry}, ${table.vatNumber}) in (0, 6)`,
    ),
    check(
      'orders_gift_box_check',
      sql`num_nulls(${table.giftBoxId}, ${table.giftBoxName}, ${table.giftBoxOption}, ${table.giftBoxUnitMinor}) in (0, 4)`,
    ),
    check(
      'orders_gift_note_check',
      sql`num_nulls(${table.giftNoteStatus}, ${table.giftNoteWithoutMessage}, ${table.giftNoteFrom}, ${table.giftNoteTo}, ${table.giftNoteMessage}) in (0, 5)`,
    ),
    check('orders_request_check', sql`(${table.idempotencyKey} is null) = (${table.requestHash} is null)`),
  ],
);

/** Changes of an order's status after it was placed. A trigger refuses to change or delete one. */
export const orderEvents = pgTable(
  'order_events',
  {
    orderId: reference('order_id')
      .notNull()
      .references(() => orders.id),
    /** 1 for the first after the order was placed: of two events at once only one is stored. */
    position: integer('position').notNull(),
    status: orderStatus('status').notNull(),
    actor: actor('actor').notNull(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id),
    note: text('note').notNull(),
    /** The day by which the buyer answers the proofs that were sent. */
    answerBy: date('answer_by', { mode: 'string' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('order_events_user_id_index').on(table.userId),
    index('order_events_created_at_index').on(table.createdAt),
  ],
);

/**
 * How many orders were placed in a month and now have a status, and their packs: the sum of the rows of both. A trigger adds
 * a row for each order that is placed or changes its status, so that orders wait for no counter.
 */
export const orderCounts = pgTable('order_counts', {
  status: orderStatus('status').notNull(),
  /** In UTC: `2026-11`. */
  month: text('month').notNull(),
  orders: integer('orders').notNull(),
  packs: bigint('packs', { mode: 'number' }).notNull(),
});

export const orderItems = pgTable(
  'order_items',
  {
    /** The id that a microsite set-up refers to. */
    id: reference('id').notNull().unique().default(sql`nextval('ids')`),
    orderId: reference('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    productId: reference('product_id')
      .notNull()
      .references(() => products.id),
    productName: text('product_name').notNull(),
    picture: text('picture'),
    unitMinor: minor('unit_minor').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    unique('order_items_product_key').on(table.orderId, table.productId),
    notNegative('order_items_unit_check', table.unitMinor),
    check('order_items_quantity_check', sql`${table.quantity} > 0`),
  ],
);

/** How many documents of a kind and year there are. Its row is locked while one is issued, so that no number is missing. */
export const documentCounters = pgTable(
  'document_counters',
  {
    kind: documentKind('kind').notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.year] })],
);

/** The invoices and credit notes that were issued. A trigger refuses to change or delete one. */
export const documents = pgTable(
  'documents',
  {
    orderId: reference('order_id')
      .notNull()
      .references(() => orders.id),
    kind: documentKind('kind').notNull(),
    number: text('number').notNull().unique(),
    content: jsonb('content').$type<InvoiceContent>().notNull(),
    issuedAt: moment('issued_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.kind] })],
);

/** The proofs of an order's items. A trigger refuses to change or delete one: it is what the buyer approved. */
export const orderProofs = pgTable(
  'order_proofs',
  {
    id: id(),
    orderItemId: reference('order_item_id')
      .notNull()
      .references(() => orderItems.id),
    /** 1 for the item's first. */
    version: integer('version').notNull(),
    kind: proofKind('kind').notNull(),
    content: keptContent(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('order_proofs_version_key').on(table.orderItemId, table.version),
    check('order_proofs_content_check', isKept(table.content)),
  ],
);

/** Comments on proofs, which a trigger refuses to change or delete. */
export const proofComments = pgTable(
  'proof_comments',
  {
    id: id(),
    proofId: reference('proof_id')
      .notNull()
      .references(() => orderProofs.id),
    actor: actor('actor').notNull(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id),
    text: text('text').notNull(),
    /** The place on the picture in per cent of its width and height; null for the whole piece. */
    x: smallint('x'),
    y: smallint('y'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('proof_comments_proof_id_index').on(table.proofId),
    index('proof_comments_user_id_index').on(table.userId),
    check('proof_comments_place_check', sql`num_nulls(${table.x}, ${table.y}) in (0, 2)`),
    check(
      'proof_comments_percent_check',
      sql`coalesce(${table.x}, 0) between 0 and 100 and coalesce(${table.y}, 0) between 0 and 100`,
    ),
  ],
);

export const orderAddresses = pgTable(
  'order_addresses',
  {
    orderId: reference('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: addressKind('kind').notNull(),
    position: smallint('position').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    line1: text('line1').notNull(),
    line2: text('line2').notNull(),
    line3: text('line3').notNull(),
    postTown: text('post_town').notNull(),
    postCode: text('post_code').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.kind, table.position] })],
);

/**
 * The card payments of an order: that an amount was authorised, what became of it, and the provider's reference. No card
 * data.
 */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    orderId: reference('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    provider: paymentProvider('provider').notNull(),
    state: paymentState('state').notNull().default('open'),
    amountMinor: minor('amount_minor').notNull(),
    currency: text('currency').notNull(),
    /** The provider's id of the payment page. */
    reference: text('reference'),
    /** The SHA-256 of the cookie of the browser that ordered. Only that browser sees the sandbox's page. */
    payerHash: text('payer_hash').notNull(),
    /** Whether its payer began on the order's page, and returns there. */
    fromOrder: boolean('from_order').notNull().default(false),
    /** The provider's id of the authorisation, for capturing or releasing it. */
    authorisation: text('authorisation'),
    /** When the card holds an authorised amount no longer. */
    heldUntil: moment('held_until'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    settledAt: moment('settled_at'),
    /** When an authorised amount was charged or given back. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    // An order has one open and one authorised payment, however many requests come at once.
    uniqueIndex('payments_live_key').on(table.orderId).where(sql`${table.state} in ('open', 'authorised')`),
    uniqueIndex('payments_reference_key').on(table.provider, table.reference),
    index('payments_order_id_index').on(table.orderId),
    index('payments_state_index').on(table.state),
    check('payments_amount_check', sql`${table.amountMinor} > 0`),
    check(
      'payments_authorisation_check',
      // By the states that were there before, since a migration cannot use the values it adds.
      sql`(${table.state} in ('open', 'failed', 'withdrawn', 'expired')) = (${table.authorisation} is null)`,
    ),
    check('payments_held_check', sql`(${table.authorisation} is null) = (${table.heldUntil} is null)`),
    check(
      'payments_ended_check',
      sql`(${table.state} in ('open', 'authorised', 'failed', 'withdrawn', 'expired')) = (${table.endedAt} is null)`,
    ),
    check('payments_settled_check', sql`(${table.state} = 'open') = (${table.settledAt} is null)`),
  ],
);

/** One row; a trigger changes it with every transaction that changes a table which visitors read. */
export const catalogueVersion = pgTable('catalogue_version', {
  version: bigint('version', { mode: 'bigint' }).primaryKey(),
});

/** Random keys that all servers on the database share, created on first use. */
export const serverKeys = pgTable('server_keys', {
  name: text('name').primaryKey(),
  key: bytea('key').notNull(),
});

/** The microsite set-up of an order item (MICRO-21 to 25). */
export const micrositeSetups = pgTable(
  'microsite_setups',
  {
    orderItemId: reference('order_item_id')
      .primaryKey()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    askSize: boolean('ask_size').notNull(),
    inputType: sizeInput('input_type'),
    options: text('options').array().notNull().default([]),
    plainText: text('plain_text').notNull().default(''),
    /** How many there are of each option; null is as many as were ordered. */
    pieces: integer('pieces').array().$type<(number | null)[]>().notNull().default([]),
  },
  (table) => [
    check('microsite_setups_input_check', sql`(${table.inputType} is not null) = ${table.askSize}`),
  ],
);

/** The day of a microsite's closing, which `closes` begins with. */
export const closingDay = (closes: PgColumn) => sql<string>`left(${closes}, 10)`;

/** A campaign's microsite. Its times are those of clocks in `time_zone`, which holds if the zone changes its rules. */
export const microsites = pgTable(
  'microsites',
  {
    orderId: reference('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    version: version(),
    giftsPerPerson: smallint('gifts_per_person').notNull(),
    collectsAddresses: boolean('collects_addresses').notNull().default(false),
    opens: text('opens'),
    closes: text('closes'),
    timeZone: text('time_zone'),
    paused: boolean('paused').notNull().default(false),
    cancelled: boolean('cancelled').notNull().default(false),
  },
  (table) => [
    index('microsites_closes_index').on(closingDay(table.closes)),
    index('microsites_cancelled_index').on(table.orderId).where(sql`${table.cancelled}`),
    check('microsites_gifts_per_person_check', sql`${table.giftsPerPerson} > 0`),
    check(
      'microsites_time_zone_check',
      sql`${table.timeZone} is not null or num_nonnulls(${table.opens}, ${table.closes}) = 0`,
    ),
  ],
);

/** A recipient as the buyer entered them: of a campaign, which asks whoever has no address, or of an order to several. */
export const campaignRecipients = pgTable(
  'campaign_recipients',
  {
    id: id(),
    orderId: reference('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Its row in the sender's list: the same one again is the same recipient. */
    key: text('key').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    deliveryAddress1: text('delivery_address_1').notNull(),
    deliveryAddress2: text('delivery_address_2').notNull(),
    postalCode: text('postal_code').notNull(),
    postTown: text('post_town').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('campaign_recipients_key_unique').on(table.orderId, table.key),
    index('campaign_recipients_email_index').on(table.orderId, sql`lower(${table.email})`),
  ],
);

/** A claim link. Only the hash of its token is stored: a reader of this table cannot claim. */
export const claimLinks = pgTable(
  'claim_links',
  {
    id: id(),
    orderId: reference('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: linkKind('kind').notNull(),
    name: text('name').notNull().default(''),
    /** Where its invitation was sent; '' if it was not. */
    email: text('email').notNull().default(''),
    /** How many people may claim with it. */
    limit: integer('claim_limit').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    /** When a link for one person was first opened. */
    openedAt: moment('opened_at'),
    revokedAt: moment('revoked_at'),
    /** Whom of the campaign's list it invites. */
    recipientId: reference('recipient_id').references(() => campaignRecipients.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('claim_links_order_id_index').on(table.orderId),
    index('claim_links_recipient_id_index').on(table.recipientId),
    check('claim_links_limit_check', sql`${table.limit} > 0`),
    check('claim_links_personal_check', sql`${table.kind} = 'shared' or ${table.limit} = 1`),
  ],
);

/** The one reminder of a claim link, with a token of its own: it works beside that of the invitation. */
export const linkReminders = pgTable('link_reminders', {
  linkId: reference('link_id')
    .primaryKey()
    .references(() => claimLinks.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: moment('created_at').notNull(),
});

/** A recipient's claim. A withdrawn one stays, so that its private page can say so, without its delivery. */
export const claims = pgTable(
  'claims',
  {
    id: id(),
    linkId: reference('link_id')
      .notNull()
      .references(() => claimLinks.id, { onDelete: 'cascade' }),
    /** The hash of the secret of its private page, which also tells a repeated request. */
    secretHash: text('secret_hash').notNull().unique(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    deliveryAddress1: text('delivery_address_1').notNull(),
    deliveryAddress2: text('delivery_address_2').notNull(),
    postalCode: text('postal_code').notNull(),
    postTown: text('post_town').notNull(),
    /** Whether its recipient was told that the buyer sees the address. */
    collected: boolean('collected').notNull(),
    /** The language of its recipient's pages, for mails. */
    language: recipientLanguage('language').notNull().default('en'),
    createdAt: moment('created_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
    /** When its recipient asked that what is known of them be deleted. */
    erasureAskedAt: moment('erasure_asked_at'),
    /** When that was done. */
    erasedAt: moment('erased_at'),
  },
  (table) => [index('claims_link_id_index').on(table.linkId)],
);

/** The gifts of a claim, while it holds. */
export const claimGifts = pgTable(
  'claim_gifts',
  {
    claimId: reference('claim_id')
      .notNull()
      .references(() => claims.id, { onDelete: 'cascade' }),
    orderItemId: reference('order_item_id')
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    size: text('size').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.claimId, table.orderItemId] }),
    index('claim_gifts_order_item_id_index').on(table.orderItemId),
  ],
);

/** Mails to send, and those that a mailbox keeps. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    /** What it is about: of the same key one mail is sent. */
    key: text('key').notNull().unique(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** Erased when it is sent: it may hold a personal link. */
    body: text('body').notNull(),
    queuedAt: moment('queued_at').notNull(),
    /** When it is to be sent; while a worker sends it, when another may take it over. */
    dueAt: moment('due_at').notNull(),
    attempts: smallint('attempts').notNull().default(0),
    sentAt: moment('sent_at'),
    /** When it was given up. */
    failedAt: moment('failed_at'),
  },
  (table) => [
    index('mails_due_at_index')
      .on(table.dueAt)
      .where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
    index('mails_recipient_index').on(sql`lower(${table.recipient})`),
    // Finds what keys begin with; the unique index does so in the C locale alone.
    index('mails_key_index').on(table.key.op('text_pattern_ops')),
  ],
);

/** What visitors and buyers wrote to the team; its id is the number they were told. */
export const inquiries = pgTable(
  'inquiries',
  {
    id: id(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    message: text('message').notNull(),
    /** Whether the field that people do not see was filled in. */
    suspected: boolean('suspected').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('inquiries_email_index').on(sql`lower(${table.email})`)],
);

/** Uploaded pictures, in the database so that every server can send them. */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    kind: imageKind('kind').notNull(),
    content: keptContent(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [check('uploads_content_check', isKept(table.content))],
);

/** Uploaded pictures as WebP in the widths that pages use, none wider than its picture. */
export const uploadSizes = pgTable(
  'upload_sizes',
  {
    uploadId: reference('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    /** In pixels. */
    width: smallint('width').notNull(),
    content: keptContent(),
  },
  (table) => [
    primaryKey({ columns: [table.uploadId, table.width] }),
    check('upload_sizes_content_check', isKept(table.content)),
  ],
);
