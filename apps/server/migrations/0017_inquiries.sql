CREATE TABLE "inquiries" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"message" text NOT NULL,
	"suspected" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
