CREATE TABLE "site_page_versions" (
	"id" text NOT NULL,
	"version" text NOT NULL,
	"en" jsonb NOT NULL,
	"ja" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_page_versions_id_version_pk" PRIMARY KEY("id","version")
);
--> statement-breakpoint
INSERT INTO "site_page_versions" ("id", "version", "en", "ja", "updated_at")
SELECT "id", "version", "en", "ja", "updated_at" FROM "site_pages" WHERE "version" <> '';
