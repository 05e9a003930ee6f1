-- Goods that go from one member state to a business in another are an intra-Community supply (category K), not a reverse charge.
ALTER TYPE "public"."tax_treatment" RENAME VALUE 'reverse_charge' TO 'intra_community';--> statement-breakpoint
ALTER TABLE "documents" DISABLE TRIGGER "documents_are_kept";--> statement-breakpoint
UPDATE "documents" SET "content" = jsonb_set("content", '{taxed,tax,treatment}', '"intra_community"')
	WHERE "content" #>> '{taxed,tax,treatment}' = 'reverse_charge';--> statement-breakpoint
ALTER TABLE "documents" ENABLE TRIGGER "documents_are_kept";
