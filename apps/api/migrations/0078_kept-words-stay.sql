ALTER TABLE "kept_words" DROP CONSTRAINT "kept_words_term_key_glossary_terms_key_fk";
--> statement-breakpoint
DROP INDEX "kept_words_by_term";