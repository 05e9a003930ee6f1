CREATE TABLE "campaign_recipients" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"order_id" bigint NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"delivery_address_1" text NOT NULL,
	"delivery_address_2" text NOT NULL,
	"postal_code" text NOT NULL,
	"post_town" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "campaign_recipients_key_unique" UNIQUE("order_id","key")
);
--> statement-breakpoint
ALTER TABLE "claim_links" ADD COLUMN "recipient_id" bigint;--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_recipients_email_index" ON "campaign_recipients" USING btree ("order_id",lower("email"));--> statement-breakpoint
ALTER TABLE "claim_links" ADD CONSTRAINT "claim_links_recipient_id_campaign_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."campaign_recipients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_links_recipient_id_index" ON "claim_links" USING btree ("recipient_id");