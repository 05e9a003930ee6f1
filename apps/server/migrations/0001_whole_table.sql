CREATE TYPE "public"."image_kind" AS ENUM('png', 'jpg');--> statement-breakpoint
CREATE TYPE "public"."product_type" AS ENUM('product', 'bag');--> statement-breakpoint
CREATE TYPE "public"."size_input" AS ENUM('options', 'plain_text');--> statement-breakpoint
CREATE TABLE "microsite_setups" (
	"order_item_id" bigint PRIMARY KEY NOT NULL,
	"ask_size" boolean NOT NULL,
	"input_type" "size_input",
	"options" text[] DEFAULT '{}' NOT NULL,
	"plain_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "microsite_setups_input_check" CHECK (("microsite_setups"."input_type" is not null) = "microsite_setups"."ask_size")
);
--> statement-breakpoint
CREATE TABLE "service_products" (
	"service_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "service_products_service_id_product_id_pk" PRIMARY KEY("service_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"kind" "image_kind" NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_content_check" CHECK (octet_length("uploads"."content") between 1 and 5242880)
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "slug" text;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "sub_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "content" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "pictures" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_boxes" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "gifting" ADD COLUMN "slug" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "id" bigint DEFAULT nextval('ids') NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "category_id" bigint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "slug" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sku" text GENERATED ALWAYS AS ('GIFT-' || id::text) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "pictures" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "type" "product_type" DEFAULT 'product' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "subtitle" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "pictures" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "microsite_setups" ADD CONSTRAINT "microsite_setups_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_products" ADD CONSTRAINT "service_products_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_products" ADD CONSTRAINT "service_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_products_product_id_index" ON "service_products" USING btree ("product_id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_category_id_index" ON "products" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "products_gifting_id_index" ON "products" USING btree ("gifting_id");--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_slug_unique" UNIQUE("slug");--> statement-breakpoint
ALTER TABLE "gifting" ADD CONSTRAINT "gifting_slug_unique" UNIQUE("slug");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_slug_unique" UNIQUE("slug");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_quantity_check" CHECK ("products"."quantity" >= 0);--> statement-breakpoint
-- A product's own category is the last of those it was listed in.
UPDATE "products" SET "category_id" = (SELECT max("category_id") FROM "product_categories" WHERE "product_id" = "products"."id");--> statement-breakpoint
DELETE FROM "product_categories" USING "products" WHERE "product_id" = "products"."id" AND "product_categories"."category_id" = "products"."category_id";--> statement-breakpoint
-- Slugs for what is there already; of several with one name, all but the first carry their id.
WITH "made" AS (SELECT "id", trim(both '-' from regexp_replace(lower("name"), '[^a-z0-9]+', '-', 'g')) AS "base" FROM "categories"),
"counted" AS (SELECT "id", "base", row_number() OVER (PARTITION BY "base" ORDER BY "id") AS "place" FROM "made" WHERE "base" ~ '[a-z]')
UPDATE "categories" SET "slug" = "base" || CASE WHEN "place" = 1 THEN '' ELSE '-' || "counted"."id" END FROM "counted" WHERE "counted"."id" = "categories"."id";--> statement-breakpoint
WITH "made" AS (SELECT "id", trim(both '-' from regexp_replace(lower("name"), '[^a-z0-9]+', '-', 'g')) AS "base" FROM "gifting"),
"counted" AS (SELECT "id", "base", row_number() OVER (PARTITION BY "base" ORDER BY "id") AS "place" FROM "made" WHERE "base" ~ '[a-z]')
UPDATE "gifting" SET "slug" = "base" || CASE WHEN "place" = 1 THEN '' ELSE '-' || "counted"."id" END FROM "counted" WHERE "counted"."id" = "gifting"."id";--> statement-breakpoint
WITH "made" AS (SELECT "id", trim(both '-' from regexp_replace(lower("name"), '[^a-z0-9]+', '-', 'g')) AS "base" FROM "products"),
"counted" AS (SELECT "id", "base", row_number() OVER (PARTITION BY "base" ORDER BY "id") AS "place" FROM "made" WHERE "base" ~ '[a-z]')
UPDATE "products" SET "slug" = "base" || CASE WHEN "place" = 1 THEN '' ELSE '-' || "counted"."id" END FROM "counted" WHERE "counted"."id" = "products"."id";
