CREATE TABLE "article_feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"article_id" text NOT NULL,
	"language" text NOT NULL,
	"is_helpful" boolean NOT NULL,
	"line" text,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_words" (
	"user_id" uuid NOT NULL,
	"term_key" text NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"review" jsonb,
	CONSTRAINT "kept_words_user_id_term_key_pk" PRIMARY KEY("user_id","term_key")
);
--> statement-breakpoint
ALTER TABLE "article_texts" ADD COLUMN "summary" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "glossary_terms" ADD COLUMN "example" jsonb;--> statement-breakpoint
ALTER TABLE "article_feedback" ADD CONSTRAINT "article_feedback_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_words" ADD CONSTRAINT "kept_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_words" ADD CONSTRAINT "kept_words_term_key_glossary_terms_key_fk" FOREIGN KEY ("term_key") REFERENCES "public"."glossary_terms"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_feedback_by_article" ON "article_feedback" USING btree ("article_id","is_helpful");--> statement-breakpoint
CREATE INDEX "article_feedback_lines" ON "article_feedback" USING btree ("given_at","id") WHERE "article_feedback"."line" is not null;--> statement-breakpoint
CREATE INDEX "article_feedback_oldest" ON "article_feedback" USING btree ("given_at");--> statement-breakpoint
CREATE INDEX "kept_words_due" ON "kept_words" USING btree ("user_id","due_at","term_key");--> statement-breakpoint
CREATE INDEX "kept_words_by_term" ON "kept_words" USING btree ("term_key");