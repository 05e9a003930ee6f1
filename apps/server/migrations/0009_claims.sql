CREATE TYPE "public"."link_kind" AS ENUM('shared', 'personal');--> statement-breakpoint
CREATE TABLE "claim_gifts" (
	"claim_id" bigint NOT NULL,
	"order_item_id" bigint NOT NULL,
	"size" text NOT NULL,
	CONSTRAINT "claim_gifts_claim_id_order_item_id_pk" PRIMARY KEY("claim_id","order_item_id")
);
--> statement-breakpoint
CREATE TABLE "claim_links" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"order_id" bigint NOT NULL,
	"kind" "link_kind" NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"claim_limit" integer NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "claim_links_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "claim_links_limit_check" CHECK ("claim_links"."claim_limit" > 0),
	CONSTRAINT "claim_links_personal_check" CHECK ("claim_links"."kind" = 'shared' or "claim_links"."claim_limit" = 1)
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"link_id" bigint NOT NULL,
	"secret_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"delivery_address_1" text NOT NULL,
	"delivery_address_2" text NOT NULL,
	"postal_code" text NOT NULL,
	"post_town" text NOT NULL,
	"collected" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "claims_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "microsites" ADD COLUMN "collects_addresses" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "microsites" ADD COLUMN "paused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "microsites" ADD COLUMN "cancelled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "claim_gifts" ADD CONSTRAINT "claim_gifts_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_gifts" ADD CONSTRAINT "claim_gifts_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_links" ADD CONSTRAINT "claim_links_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_link_id_claim_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."claim_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_gifts_order_item_id_index" ON "claim_gifts" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "claim_links_order_id_index" ON "claim_links" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "claims_link_id_index" ON "claims" USING btree ("link_id");