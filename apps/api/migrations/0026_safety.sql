CREATE TABLE "held_texts" (
	"thing_id" uuid NOT NULL,
	"noun" text NOT NULL,
	"language" text NOT NULL,
	"origin" text NOT NULL,
	"title" text,
	"source" text NOT NULL,
	"is_by_asker" boolean NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"question_id" uuid NOT NULL,
	"writer_id" uuid,
	CONSTRAINT "held_texts_thing_id_language_pk" PRIMARY KEY("thing_id","language")
);
--> statement-breakpoint
CREATE TABLE "watched_finds" (
	"thing_id" uuid NOT NULL,
	"language" text NOT NULL,
	"phrase" text NOT NULL,
	"question_id" uuid NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"cleared_at" timestamp with time zone,
	CONSTRAINT "watched_finds_thing_id_language_phrase_pk" PRIMARY KEY("thing_id","language","phrase")
);
--> statement-breakpoint
CREATE TABLE "watched_words" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phrase" text NOT NULL,
	"units" text NOT NULL,
	"note" text NOT NULL,
	"is_held" boolean NOT NULL,
	"added_by" uuid,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "complaints" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ALTER COLUMN "applicant_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "slow_minutes" integer;--> statement-breakpoint
ALTER TABLE "held_texts" ADD CONSTRAINT "held_texts_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_texts" ADD CONSTRAINT "held_texts_writer_id_users_id_fk" FOREIGN KEY ("writer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_finds" ADD CONSTRAINT "watched_finds_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_words" ADD CONSTRAINT "watched_words_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_texts_thread" ON "held_texts" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "held_texts_writer" ON "held_texts" USING btree ("writer_id");--> statement-breakpoint
CREATE INDEX "watched_finds_thread" ON "watched_finds" USING btree ("question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "watched_words_once" ON "watched_words" USING btree ("units");--> statement-breakpoint
CREATE INDEX "watched_words_added_by" ON "watched_words" USING btree ("added_by");