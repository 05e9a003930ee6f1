CREATE TYPE "public"."recipient_language" AS ENUM('en', 'de', 'fr', 'es', 'ar', 'ja');--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "language" "recipient_language" DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "microsite_setups" ADD COLUMN "pieces" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "size_guide" text;