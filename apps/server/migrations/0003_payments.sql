CREATE TYPE "public"."payment_provider" AS ENUM('sandbox', 'stripe');--> statement-breakpoint
CREATE TYPE "public"."payment_state" AS ENUM('open', 'authorised', 'failed', 'withdrawn', 'expired');--> statement-breakpoint
ALTER TYPE "public"."payment_status" ADD VALUE 'authorised';--> statement-breakpoint
ALTER TYPE "public"."payment_status" ADD VALUE 'failed';--> statement-breakpoint
CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"order_id" bigint NOT NULL,
	"provider" "payment_provider" NOT NULL,
	"state" "payment_state" DEFAULT 'open' NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"reference" text,
	"payer_hash" text NOT NULL,
	"authorisation" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payments_amount_check" CHECK ("payments"."amount_minor" > 0),
	CONSTRAINT "payments_authorisation_check" CHECK (("payments"."state" = 'authorised') = ("payments"."authorisation" is not null)),
	CONSTRAINT "payments_settled_check" CHECK (("payments"."state" = 'open') = ("payments"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "server_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"key" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_live_key" ON "payments" USING btree ("order_id") WHERE "payments"."state" in ('open', 'authorised');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reference_key" ON "payments" USING btree ("provider","reference");