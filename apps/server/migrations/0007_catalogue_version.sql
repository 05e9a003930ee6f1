CREATE TABLE "catalogue_version" (
	"version" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
INSERT INTO "catalogue_version" VALUES (0);--> statement-breakpoint
-- The transaction's number is a version that no other transaction writes; one that changes many rows writes it once.
CREATE FUNCTION "change_catalogue_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "catalogue_version" SET "version" = pg_current_xact_id()::text::bigint
    WHERE "version" <> pg_current_xact_id()::text::bigint;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Deferred: earlier in a transaction, the version's lock and those of rows would be taken in any order, and deadlock.
CREATE CONSTRAINT TRIGGER "change_catalogue_version" AFTER INSERT OR UPDATE OR DELETE ON "gifting"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "change_catalogue_version"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "change_catalogue_version" AFTER INSERT OR UPDATE OR DELETE ON "services"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "change_catalogue_version"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "change_catalogue_version" AFTER INSERT OR UPDATE OR DELETE ON "collections"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "change_catalogue_version"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "change_catalogue_version" AFTER INSERT OR UPDATE OR DELETE ON "currencies"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "change_catalogue_version"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "change_catalogue_version" AFTER INSERT OR UPDATE OR DELETE ON "categories"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "change_catalogue_version"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "change_catalogue_version" AFTER INSERT OR UPDATE OR DELETE ON "products"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "change_catalogue_version"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "change_catalogue_version" AFTER INSERT OR UPDATE OR DELETE ON "product_categories"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "change_catalogue_version"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "change_catalogue_version" AFTER INSERT OR UPDATE OR DELETE ON "service_products"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "change_catalogue_version"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "change_catalogue_version" AFTER INSERT OR UPDATE OR DELETE ON "gift_boxes"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "change_catalogue_version"();
