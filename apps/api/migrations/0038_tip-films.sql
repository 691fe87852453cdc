ALTER TABLE "tip_drafts" ADD COLUMN "film_id" uuid;--> statement-breakpoint
ALTER TABLE "tips" ADD COLUMN "film_id" uuid;--> statement-breakpoint
ALTER TABLE "tip_drafts" ADD CONSTRAINT "tip_drafts_film_id_videos_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tips" ADD CONSTRAINT "tips_film_id_videos_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tip_drafts_film" ON "tip_drafts" USING btree ("film_id");--> statement-breakpoint
CREATE INDEX "tips_film" ON "tips" USING btree ("film_id");