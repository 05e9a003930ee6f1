CREATE TYPE "public"."artwork_kind" AS ENUM('png', 'jpg', 'svg', 'pdf');--> statement-breakpoint
CREATE TABLE "artworks" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"kind" "artwork_kind" NOT NULL,
	"content" "bytea" NOT NULL,
	"sha256" text NOT NULL,
	"preview" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "artworks_owner_key" UNIQUE("id","user_id"),
	CONSTRAINT "artworks_content_check" CHECK (octet_length("artworks"."content") between 1 and 20971520),
	CONSTRAINT "artworks_sha256_check" CHECK ("artworks"."sha256" = encode(sha256("artworks"."content"), 'hex'))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "artwork_id" bigint;--> statement-breakpoint
ALTER TABLE "artworks" ADD CONSTRAINT "artworks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "artworks_user_id_index" ON "artworks" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_artwork_fk" FOREIGN KEY ("artwork_id","user_id") REFERENCES "public"."artworks"("id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_artwork_id_index" ON "orders" USING btree ("artwork_id");--> statement-breakpoint
CREATE TRIGGER "artworks_are_kept" BEFORE UPDATE ON "artworks"
	FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
