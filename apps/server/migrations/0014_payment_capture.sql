ALTER TYPE "public"."payment_state" ADD VALUE 'captured';--> statement-breakpoint
ALTER TYPE "public"."payment_state" ADD VALUE 'released';--> statement-breakpoint
ALTER TYPE "public"."payment_state" ADD VALUE 'lapsed';--> statement-breakpoint
ALTER TYPE "public"."payment_status" ADD VALUE 'captured';--> statement-breakpoint
ALTER TYPE "public"."payment_status" ADD VALUE 'released';--> statement-breakpoint
ALTER TYPE "public"."payment_status" ADD VALUE 'lapsed';--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_authorisation_check";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
UPDATE "payments" SET "held_until" = "settled_at" + interval '7 days' WHERE "authorisation" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_state_index" ON "payments" USING btree ("state");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_held_check" CHECK (("payments"."authorisation" is null) = ("payments"."held_until" is null));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_ended_check" CHECK (("payments"."state" in ('open', 'authorised', 'failed', 'withdrawn', 'expired')) = ("payments"."ended_at" is null));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_authorisation_check" CHECK (("payments"."state" in ('open', 'failed', 'withdrawn', 'expired')) = ("payments"."authorisation" is null));