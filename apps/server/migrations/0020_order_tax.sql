CREATE TYPE "public"."tax_treatment" AS ENUM('taxed', 'reverse_charge', 'export');--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_treatment" "tax_treatment";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_country" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_rate" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_minor" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "billing_country" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_country" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "vat_number" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gross_minor" bigint GENERATED ALWAYS AS ("orders"."total_minor" + coalesce("orders"."tax_minor", 0)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tax_check" CHECK ("orders"."tax_minor" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tax_whole_check" CHECK (num_nulls("orders"."tax_treatment", "orders"."tax_country", "orders"."tax_rate", "orders"."tax_minor", "orders"."billing_country", "orders"."vat_number") in (0, 6));