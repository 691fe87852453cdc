ALTER TABLE "glossary_terms" ADD COLUMN "also" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "happens_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "last_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "recording_of" text;