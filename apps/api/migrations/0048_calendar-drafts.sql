CREATE TABLE "calendar_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry_id" text,
	"document" jsonb NOT NULL,
	"version" integer NOT NULL,
	"published_languages" text[] DEFAULT '{}' NOT NULL,
	"published_version" integer,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calendar_ticks" DROP CONSTRAINT "calendar_ticks_entry_id_calendar_entries_id_fk";
--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_drafts_entry" ON "calendar_drafts" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "calendar_drafts_last" ON "calendar_drafts" USING btree ("updated_at","id");