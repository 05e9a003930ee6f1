CREATE TABLE "link_reminders" (
	"link_id" bigint PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "link_reminders_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "erasure_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "link_reminders" ADD CONSTRAINT "link_reminders_link_id_claim_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."claim_links"("id") ON DELETE cascade ON UPDATE no action;