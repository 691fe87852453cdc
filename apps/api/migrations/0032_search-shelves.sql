CREATE SEQUENCE "public"."search_document_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "shelf" integer;--> statement-breakpoint
UPDATE "search_documents" SET "shelf" = "placed"."shelf", "words" = "words" || array_to_tsvector(ARRAY['@shelf:' || "placed"."shelf"]) FROM (SELECT "noun", "id", row_number() OVER (ORDER BY "fresh_at", "noun", "id") / 1000 AS "shelf" FROM "search_documents") AS "placed" WHERE "search_documents"."noun" = "placed"."noun" AND "search_documents"."id" = "placed"."id";--> statement-breakpoint
SELECT setval('search_document_numbers', (SELECT count(*) + 1 FROM "search_documents"), false);--> statement-breakpoint
ALTER TABLE "search_documents" ALTER COLUMN "shelf" SET NOT NULL;
