DROP INDEX "reviews_waiting";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_words" "tsvector";--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_newest_of_role" ON "users" USING btree ("role","created_at","id");--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin ("search_words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "users_unmade" ON "users" USING btree ("id") WHERE "users"."search_words" is null;--> statement-breakpoint
CREATE INDEX "reviews_waiting" ON "reviews" USING btree ("kind","submitted_at","id") WHERE "reviews"."state" = 'waiting';