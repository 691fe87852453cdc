ALTER TABLE "mentor_pages" ADD COLUMN "readings" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "mentor_pages" ADD COLUMN "is_photo_shown" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "mentor_pages_paused" ON "mentor_pages" USING btree ("paused_until") WHERE "mentor_pages"."paused_until" is not null;