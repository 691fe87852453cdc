CREATE TABLE "mentor_facet_counts" (
	"token" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mentor_listings" ADD COLUMN "next_free_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mentor_listings" ADD COLUMN "page_changed_at" timestamp with time zone;--> statement-breakpoint
UPDATE "mentor_listings" SET "page_changed_at" = "mentor_pages"."updated_at" FROM "mentor_pages" WHERE "mentor_pages"."user_id" = "mentor_listings"."user_id";--> statement-breakpoint
UPDATE "mentor_listings" SET "page_changed_at" = "published_at" WHERE "page_changed_at" IS NULL;--> statement-breakpoint
ALTER TABLE "mentor_listings" ALTER COLUMN "page_changed_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "mentor_listings_next_free" ON "mentor_listings" USING btree ("next_free_at") WHERE "mentor_listings"."next_free_at" is not null;--> statement-breakpoint
INSERT INTO "mentor_facet_counts" ("token", "count") SELECT "token", count(*)::int FROM "mentor_listings", unnest(array_append("facets", '')) AS "token" WHERE NOT starts_with("token", 'field:') GROUP BY "token";
