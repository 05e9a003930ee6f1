CREATE TABLE "order_counts" (
	"status" "order_status" NOT NULL,
	"month" text NOT NULL,
	"orders" integer NOT NULL,
	"packs" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "orders_user_id_index";--> statement-breakpoint
CREATE INDEX "inquiries_email_index" ON "inquiries" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "mails_recipient_index" ON "mails" USING btree (lower("recipient"));--> statement-breakpoint
CREATE INDEX "mails_key_index" ON "mails" USING btree ("key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "microsites_closes_index" ON "microsites" USING btree (left("closes", 10));--> statement-breakpoint
CREATE INDEX "microsites_cancelled_index" ON "microsites" USING btree ("order_id") WHERE "microsites"."cancelled";--> statement-breakpoint
CREATE INDEX "order_events_user_id_index" ON "order_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "order_events_created_at_index" ON "order_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_campaigns_index" ON "orders" USING btree ("status","id") WHERE "orders"."campaign_type" is not null;--> statement-breakpoint
CREATE INDEX "payments_order_id_index" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "products_slug_index" ON "products" USING btree ("slug" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "proof_comments_user_id_index" ON "proof_comments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_administrators_index" ON "users" USING btree ("id") WHERE "users"."role" = 'admin';--> statement-breakpoint
CREATE INDEX "orders_user_id_index" ON "orders" USING btree ("user_id","status","id");--> statement-breakpoint
INSERT INTO "order_counts" ("status", "month", "orders", "packs")
	SELECT "status", to_char("created_at" AT TIME ZONE 'UTC', 'YYYY-MM'), count(*), sum("packs") FROM "orders" GROUP BY 1, 2;--> statement-breakpoint
CREATE FUNCTION "count_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO "order_counts" VALUES (OLD."status", to_char(OLD."created_at" AT TIME ZONE 'UTC', 'YYYY-MM'), -1, -OLD."packs");
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO "order_counts" VALUES (NEW."status", to_char(NEW."created_at" AT TIME ZONE 'UTC', 'YYYY-MM'), 1, NEW."packs");
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "count_order" AFTER INSERT OR DELETE OR UPDATE OF "status", "packs", "created_at" ON "orders"
	FOR EACH ROW EXECUTE FUNCTION "count_order"();
