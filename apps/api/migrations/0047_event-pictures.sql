ALTER TABLE "event_drafts" ADD COLUMN "picture_id" uuid;--> statement-breakpoint
ALTER TABLE "held_events" ADD COLUMN "picture_id" uuid;--> statement-breakpoint
ALTER TABLE "event_drafts" ADD CONSTRAINT "event_drafts_picture_id_files_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_events" ADD CONSTRAINT "held_events_picture_id_files_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "event_drafts_picture" ON "event_drafts" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "held_events_picture" ON "held_events" USING btree ("picture_id");