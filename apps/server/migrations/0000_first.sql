CREATE TYPE "public"."address_kind" AS ENUM('delivery', 'billing');--> statement-breakpoint
CREATE TYPE "public"."campaign_type" AS ENUM('microsite', 'gift_redemption');--> statement-breakpoint
CREATE TYPE "public"."gift_box_option" AS ENUM('branded', 'plain', 'custom_branding');--> statement-breakpoint
CREATE TYPE "public"."order_status" AS ENUM('pending');--> statement-breakpoint
CREATE TYPE "public"."payment_status" AS ENUM('pending');--> statement-breakpoint
CREATE TYPE "public"."role" AS ENUM('admin', 'user');--> statement-breakpoint
CREATE SEQUENCE "public"."ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000 CACHE 1;--> statement-breakpoint
CREATE TABLE "categories" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"picture" text
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"slug" text,
	"title" text NOT NULL,
	CONSTRAINT "collections_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "currencies" (
	"code" text PRIMARY KEY NOT NULL,
	"rate" numeric(18, 8) NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "currencies_rate_check" CHECK ("currencies"."rate" > 0)
);
--> statement-breakpoint
CREATE TABLE "gift_boxes" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"picture" text,
	"minimum_order_quantity" integer NOT NULL,
	"delivery_time" text NOT NULL,
	"branded_minor" bigint NOT NULL,
	"plain_minor" bigint NOT NULL,
	"custom_branding_minor" bigint NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "gift_boxes_minimum_order_quantity_check" CHECK ("gift_boxes"."minimum_order_quantity" >= 0),
	CONSTRAINT "gift_boxes_branded_check" CHECK ("gift_boxes"."branded_minor" >= 0),
	CONSTRAINT "gift_boxes_plain_check" CHECK ("gift_boxes"."plain_minor" >= 0),
	CONSTRAINT "gift_boxes_custom_branding_check" CHECK ("gift_boxes"."custom_branding_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "gifting" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"picture" text
);
--> statement-breakpoint
CREATE TABLE "order_addresses" (
	"order_id" bigint NOT NULL,
	"kind" "address_kind" NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"line1" text NOT NULL,
	"line2" text NOT NULL,
	"line3" text NOT NULL,
	"post_town" text NOT NULL,
	"post_code" text NOT NULL,
	CONSTRAINT "order_addresses_order_id_kind_position_pk" PRIMARY KEY("order_id","kind","position")
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"order_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"product_id" bigint NOT NULL,
	"product_name" text NOT NULL,
	"picture" text,
	"unit_minor" bigint NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_items_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_items_product_key" UNIQUE("order_id","product_id"),
	CONSTRAINT "order_items_unit_check" CHECK ("order_items"."unit_minor" >= 0),
	CONSTRAINT "order_items_quantity_check" CHECK ("order_items"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"packs" integer NOT NULL,
	"budget_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"gift_box_id" bigint,
	"gift_box_name" text,
	"gift_box_picture" text,
	"gift_box_option" "gift_box_option",
	"gift_box_unit_minor" bigint,
	"status" "order_status" DEFAULT 'pending' NOT NULL,
	"campaign_type" "campaign_type",
	"campaign_name" text,
	"several_addresses" boolean NOT NULL,
	"pay_now" boolean NOT NULL,
	"get_invoice" boolean NOT NULL,
	"payment_status" "payment_status" DEFAULT 'pending' NOT NULL,
	"total_minor" bigint NOT NULL,
	"gift_note_status" boolean,
	"gift_note_without_message" boolean,
	"gift_note_from" text,
	"gift_note_to" text,
	"gift_note_message" text,
	"products_in_bag" text[] DEFAULT '{}' NOT NULL,
	"due_date" date,
	"idempotency_key" text,
	"request_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_idempotency_key" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "orders_packs_check" CHECK ("orders"."packs" between 1 and 1000000),
	CONSTRAINT "orders_budget_check" CHECK ("orders"."budget_minor" >= 0),
	CONSTRAINT "orders_gift_box_unit_check" CHECK ("orders"."gift_box_unit_minor" >= 0),
	CONSTRAINT "orders_total_check" CHECK ("orders"."total_minor" >= 0),
	CONSTRAINT "orders_gift_box_check" CHECK (num_nulls("orders"."gift_box_id", "orders"."gift_box_name", "orders"."gift_box_option", "orders"."gift_box_unit_minor") in (0, 4)),
	CONSTRAINT "orders_gift_note_check" CHECK (num_nulls("orders"."gift_note_status", "orders"."gift_note_without_message", "orders"."gift_note_from", "orders"."gift_note_to", "orders"."gift_note_message") in (0, 5)),
	CONSTRAINT "orders_request_check" CHECK (("orders"."idempotency_key" is null) = ("orders"."request_hash" is null))
);
--> statement-breakpoint
CREATE TABLE "price_ranges" (
	"product_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"min_quantity" integer NOT NULL,
	"max_quantity" integer NOT NULL,
	"price_minor" bigint NOT NULL,
	CONSTRAINT "price_ranges_product_id_position_pk" PRIMARY KEY("product_id","position"),
	CONSTRAINT "price_ranges_quantity_check" CHECK ("price_ranges"."min_quantity" >= 0 and "price_ranges"."min_quantity" <= "price_ranges"."max_quantity"),
	CONSTRAINT "price_ranges_price_check" CHECK ("price_ranges"."price_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"product_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	CONSTRAINT "product_categories_product_id_category_id_pk" PRIMARY KEY("product_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gifting_id" bigint,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"picture" text,
	"minimum_order_quantity" integer NOT NULL,
	"delivery_time" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "products_minimum_order_quantity_check" CHECK ("products"."minimum_order_quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"slug" text,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"picture" text,
	CONSTRAINT "services_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"company_name" text NOT NULL,
	"company_address" text NOT NULL,
	"role" "role" DEFAULT 'user' NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_addresses" ADD CONSTRAINT "order_addresses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_currency_currencies_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_gift_box_id_gift_boxes_id_fk" FOREIGN KEY ("gift_box_id") REFERENCES "public"."gift_boxes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_ranges" ADD CONSTRAINT "price_ranges_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_gifting_id_gifting_id_fk" FOREIGN KEY ("gifting_id") REFERENCES "public"."gifting"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_user_id_index" ON "orders" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "product_categories_category_id_index" ON "product_categories" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));