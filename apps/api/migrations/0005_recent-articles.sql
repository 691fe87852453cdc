ALTER TABLE "articles" ADD COLUMN "is_recent" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "articles_recent" ON "articles" USING btree ("published_at","id") WHERE "articles"."is_recent";--> statement-breakpoint
CREATE INDEX "articles_search_recent" ON "articles" USING gin ("search") WHERE "articles"."is_recent";