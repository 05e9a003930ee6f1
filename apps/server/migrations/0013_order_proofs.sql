CREATE TYPE "public"."proof_kind" AS ENUM('png', 'jpg', 'pdf');--> statement-breakpoint
CREATE TABLE "order_proofs" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"order_item_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"kind" "proof_kind" NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_proofs_version_key" UNIQUE("order_item_id","version"),
	CONSTRAINT "order_proofs_content_check" CHECK (octet_length("order_proofs"."content") between 1 and 20971520)
);
--> statement-breakpoint
CREATE TABLE "proof_comments" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"proof_id" bigint NOT NULL,
	"actor" "actor" NOT NULL,
	"user_id" bigint NOT NULL,
	"text" text NOT NULL,
	"x" smallint,
	"y" smallint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "proof_comments_place_check" CHECK (num_nulls("proof_comments"."x", "proof_comments"."y") in (0, 2)),
	CONSTRAINT "proof_comments_percent_check" CHECK (coalesce("proof_comments"."x", 0) between 0 and 100 and coalesce("proof_comments"."y", 0) between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "answer_by" date;--> statement-breakpoint
ALTER TABLE "order_proofs" ADD CONSTRAINT "order_proofs_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_comments" ADD CONSTRAINT "proof_comments_proof_id_order_proofs_id_fk" FOREIGN KEY ("proof_id") REFERENCES "public"."order_proofs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_comments" ADD CONSTRAINT "proof_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proof_comments_proof_id_index" ON "proof_comments" USING btree ("proof_id");--> statement-breakpoint
CREATE TRIGGER "order_proofs_are_kept" BEFORE UPDATE OR DELETE ON "order_proofs"
	FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "proof_comments_are_kept" BEFORE UPDATE OR DELETE ON "proof_comments"
	FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
