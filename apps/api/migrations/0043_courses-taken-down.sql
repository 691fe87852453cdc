ALTER TABLE "courses" ADD COLUMN "taken_down_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "taken_down_by" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "grants" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "courses_newest" ON "courses" USING btree ("published_at","id");