CREATE TABLE "mentor_facet_bitmaps" (
	"token" text NOT NULL,
	"block" integer NOT NULL,
	"slots" bit varying NOT NULL,
	CONSTRAINT "mentor_facet_bitmaps_token_block_pk" PRIMARY KEY("token","block")
);
--> statement-breakpoint
DROP TABLE "mentor_facet_counts";--> statement-breakpoint
DROP INDEX "mentor_listings_facet_words";--> statement-breakpoint
ALTER TABLE "mentor_listings" ADD COLUMN "slot" serial NOT NULL;--> statement-breakpoint
ALTER TABLE "mentor_listings" ADD CONSTRAINT "mentor_listings_slot_unique" UNIQUE("slot");--> statement-breakpoint
INSERT INTO "mentor_facet_bitmaps" ("token", "block", "slots") SELECT "token", "slot" / 15360, bit_or(set_bit(repeat('0', 15360)::bit varying, "slot" % 15360, 1)) FROM "mentor_listings", unnest(array_append("facets", '')) AS "token" WHERE NOT starts_with("token", 'field:') GROUP BY "token", "slot" / 15360;