CREATE TABLE "consent_versions" (
	"kind" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_pages" (
	"id" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"en" jsonb NOT NULL,
	"ja" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
