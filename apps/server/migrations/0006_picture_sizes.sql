CREATE TABLE "upload_sizes" (
	"upload_id" bigint NOT NULL,
	"width" smallint NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "upload_sizes_upload_id_width_pk" PRIMARY KEY("upload_id","width"),
	CONSTRAINT "upload_sizes_content_check" CHECK (octet_length("upload_sizes"."content") between 1 and 20971520)
);
--> statement-breakpoint
ALTER TABLE "uploads" DROP CONSTRAINT "uploads_content_check";--> statement-breakpoint
ALTER TABLE "upload_sizes" ADD CONSTRAINT "upload_sizes_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_content_check" CHECK (octet_length("uploads"."content") between 1 and 20971520);