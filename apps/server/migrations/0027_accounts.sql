CREATE TABLE "openid_identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" bigint NOT NULL,
	"email" text NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "openid_identities_issuer_subject_pk" PRIMARY KEY("issuer","subject"),
	CONSTRAINT "openid_identities_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "openid_sign_ins" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"return_to" text,
	"remember" boolean NOT NULL,
	"user_id" bigint,
	"issuer" text,
	"subject" text,
	"email" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "openid_sign_ins_identity_check" CHECK (num_nulls("openid_sign_ins"."issuer", "openid_sign_ins"."subject", "openid_sign_ins"."email") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "openid_identities" ADD CONSTRAINT "openid_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "openid_sign_ins" ADD CONSTRAINT "openid_sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "openid_sign_ins_user_id_index" ON "openid_sign_ins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "openid_sign_ins_expires_at_index" ON "openid_sign_ins" USING btree ("expires_at");