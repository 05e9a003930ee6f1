CREATE TABLE "login_failures" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "login_failures_since_index" ON "login_failures" USING btree ("since");