CREATE TABLE "past_event_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"past_event_id" text,
	"document" jsonb NOT NULL,
	"video_id" uuid,
	"slides_id" uuid,
	"version" integer NOT NULL,
	"published_languages" text[] DEFAULT '{}' NOT NULL,
	"published_version" integer,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "past_event_drafts" ADD CONSTRAINT "past_event_drafts_slides_id_files_id_fk" FOREIGN KEY ("slides_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "past_event_drafts_past_event" ON "past_event_drafts" USING btree ("past_event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "past_event_drafts_video" ON "past_event_drafts" USING btree ("video_id");--> statement-breakpoint
CREATE UNIQUE INDEX "past_event_drafts_slides" ON "past_event_drafts" USING btree ("slides_id");--> statement-breakpoint
CREATE INDEX "past_event_drafts_last" ON "past_event_drafts" USING btree ("updated_at","id");