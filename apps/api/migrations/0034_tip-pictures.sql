DROP INDEX "tip_drafts_picture";--> statement-breakpoint
ALTER TABLE "tip_drafts" ADD COLUMN "picture_alt" jsonb DEFAULT '{"en":"","ja":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tip_texts" ADD COLUMN "picture_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Two drafts that were saved at once could share one: the one that was changed last keeps it.
UPDATE "tip_drafts" d SET "picture_id" = NULL WHERE EXISTS (SELECT FROM "tip_drafts" o WHERE o."picture_id" = d."picture_id" AND (o."updated_at", o."id") > (d."updated_at", d."id"));--> statement-breakpoint
CREATE UNIQUE INDEX "tip_drafts_picture" ON "tip_drafts" USING btree ("picture_id");