ALTER TABLE "products" ADD COLUMN "price_ranges" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "products" SET "price_ranges" = coalesce((
  SELECT jsonb_agg(jsonb_build_object('min', "min_quantity", 'max', "max_quantity", 'price', "price_minor") ORDER BY "position")
  FROM "price_ranges" WHERE "product_id" = "products"."id"
), '[]');--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_price_ranges_check" CHECK (not jsonb_path_exists("products"."price_ranges", '$[*] ? (@.price < 0 || @.min < 0 || @.min > @.max)'));--> statement-breakpoint
DROP TABLE "price_ranges";
