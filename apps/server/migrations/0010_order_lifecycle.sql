CREATE TYPE "public"."actor" AS ENUM('buyer', 'administrator');--> statement-breakpoint
ALTER TYPE "public"."order_status" ADD VALUE 'proof_sent';--> statement-breakpoint
ALTER TYPE "public"."order_status" ADD VALUE 'changes_asked';--> statement-breakpoint
ALTER TYPE "public"."order_status" ADD VALUE 'approved';--> statement-breakpoint
ALTER TYPE "public"."order_status" ADD VALUE 'in_production';--> statement-breakpoint
ALTER TYPE "public"."order_status" ADD VALUE 'sent';--> statement-breakpoint
ALTER TYPE "public"."order_status" ADD VALUE 'delivered';--> statement-breakpoint
ALTER TYPE "public"."order_status" ADD VALUE 'cancelled';--> statement-breakpoint
ALTER TYPE "public"."order_status" ADD VALUE 'refused';--> statement-breakpoint
CREATE TABLE "order_events" (
	"order_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"status" "order_status" NOT NULL,
	"actor" "actor" NOT NULL,
	"user_id" bigint NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_events_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_status_index" ON "orders" USING btree ("status","id");--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'A row of % is never changed', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER "order_events_are_kept" BEFORE UPDATE OR DELETE ON "order_events"
	FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
