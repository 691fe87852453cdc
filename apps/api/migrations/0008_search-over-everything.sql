CREATE TABLE "search_documents" (
	"noun" text NOT NULL,
	"id" text NOT NULL,
	"audience" text NOT NULL,
	"fresh_at" timestamp with time zone NOT NULL,
	"level" text,
	"category_key" text,
	"words" "tsvector" NOT NULL,
	"is_recent" boolean DEFAULT true NOT NULL,
	CONSTRAINT "search_documents_noun_id_pk" PRIMARY KEY("noun","id")
);
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"words" text PRIMARY KEY NOT NULL,
	"times" integer NOT NULL,
	"last_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"group_key" text NOT NULL,
	"term" text NOT NULL,
	"forms" text[] NOT NULL,
	"variants" text[] NOT NULL,
	CONSTRAINT "search_synonyms_group_key_term_pk" PRIMARY KEY("group_key","term")
);
--> statement-breakpoint
CREATE TABLE "search_texts" (
	"noun" text NOT NULL,
	"document_id" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"label" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "search_texts_noun_document_id_language_pk" PRIMARY KEY("noun","document_id","language")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text NOT NULL,
	"reading" text NOT NULL,
	"shown" text NOT NULL,
	"kana" text,
	"query" text NOT NULL,
	"place" smallint NOT NULL,
	"variants" text[] NOT NULL,
	CONSTRAINT "search_words_word_reading_pk" PRIMARY KEY("word","reading")
);
--> statement-breakpoint
DROP INDEX "articles_search";--> statement-breakpoint
DROP INDEX "articles_recent";--> statement-breakpoint
DROP INDEX "articles_search_recent";--> statement-breakpoint
ALTER TABLE "search_texts" ADD CONSTRAINT "search_texts_document" FOREIGN KEY ("noun","document_id") REFERENCES "public"."search_documents"("noun","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_documents_words" ON "search_documents" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_documents_recent_words" ON "search_documents" USING gin ("words") WITH (fastupdate=false) WHERE "search_documents"."is_recent";--> statement-breakpoint
CREATE INDEX "search_documents_recent" ON "search_documents" USING btree ("fresh_at","noun","id") WHERE "search_documents"."is_recent";--> statement-breakpoint
CREATE INDEX "search_misses_by_day" ON "search_misses" USING btree ("last_on");--> statement-breakpoint
CREATE INDEX "search_synonyms_by_form" ON "search_synonyms" USING gin ("forms") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_synonyms_by_variant" ON "search_synonyms" USING gin ("variants") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_words_by_reading" ON "search_words" USING btree ("reading");--> statement-breakpoint
CREATE INDEX "search_words_by_variant" ON "search_words" USING gin ("variants") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_terms_by_word" ON "search_words" USING btree ("word" text_pattern_ops) WHERE "search_words"."place" = 4;--> statement-breakpoint
CREATE INDEX "search_terms_by_reading" ON "search_words" USING btree ("reading" text_pattern_ops) WHERE "search_words"."place" = 4;--> statement-breakpoint
ALTER TABLE "articles" DROP COLUMN "search";--> statement-breakpoint
ALTER TABLE "articles" DROP COLUMN "is_recent";--> statement-breakpoint
-- Rows stay small, so that the newest of many matches are found by reading few pages: the words lie beside them, and as they
-- are, since unpacking them would be most of the cost of weighing a match.
ALTER TABLE "search_documents" ALTER COLUMN "words" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "search_documents" SET (toast_tuple_target = 256);
