ALTER TABLE "search_documents" ADD COLUMN "heads" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_documents" ALTER COLUMN "heads" SET STORAGE EXTERNAL;
