CREATE TABLE "microsites" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"gifts_per_person" smallint NOT NULL,
	"opens" text,
	"closes" text,
	"time_zone" text,
	CONSTRAINT "microsites_gifts_per_person_check" CHECK ("microsites"."gifts_per_person" > 0),
	CONSTRAINT "microsites_time_zone_check" CHECK ("microsites"."time_zone" is not null or num_nonnulls("microsites"."opens", "microsites"."closes") = 0)
);
--> statement-breakpoint
ALTER TABLE "microsites" ADD CONSTRAINT "microsites_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;