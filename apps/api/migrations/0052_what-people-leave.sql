CREATE TABLE "deferred_removals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"noun" text NOT NULL,
	"thing_id" text NOT NULL,
	"parent_id" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- What was counted before is words that anyone may have typed once: it is not kept.
DELETE FROM "search_misses";--> statement-breakpoint
ALTER TABLE "search_misses" DROP CONSTRAINT "search_misses_pkey";--> statement-breakpoint
ALTER TABLE "search_misses" ALTER COLUMN "words" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "exports" ADD COLUMN "sealed_key" text;--> statement-breakpoint
ALTER TABLE "search_misses" ADD COLUMN "digest" text PRIMARY KEY NOT NULL;--> statement-breakpoint
ALTER TABLE "search_misses" ADD COLUMN "days" integer NOT NULL;--> statement-breakpoint
CREATE INDEX "deferred_removals_due" ON "deferred_removals" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "deferred_removals_of_thing" ON "deferred_removals" USING btree ("kind","thing_id");--> statement-breakpoint
CREATE INDEX "deferred_removals_of_parent" ON "deferred_removals" USING btree ("kind","parent_id");