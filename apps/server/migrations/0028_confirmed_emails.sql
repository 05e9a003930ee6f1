CREATE TABLE "account_confirmations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_confirmed_at" timestamp with time zone;--> statement-breakpoint
-- Accounts that are there already count as confirmed.
UPDATE "users" SET "email_confirmed_at" = "created_at" WHERE "deleted_at" IS NULL;--> statement-breakpoint
ALTER TABLE "account_confirmations" ADD CONSTRAINT "account_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_confirmations_user_id_index" ON "account_confirmations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_confirmations_expires_at_index" ON "account_confirmations" USING btree ("expires_at");