CREATE TABLE "answer_counts" (
	"answer_id" uuid PRIMARY KEY NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL,
	"helpful" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" uuid NOT NULL,
	"author_id" uuid,
	"is_by_asker" boolean NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"retry_key" text,
	"removed_at" timestamp with time zone,
	"removed_by" uuid,
	"removal_reason" text
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" uuid NOT NULL,
	"answer_id" uuid,
	"author_id" uuid,
	"is_by_asker" boolean NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"retry_key" text,
	"removed_at" timestamp with time zone,
	"removed_by" uuid,
	"removal_reason" text
);
--> statement-breakpoint
CREATE TABLE "forum_revisions" (
	"id" bigserial PRIMARY KEY NOT NULL,
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
	"replaced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum_texts" (
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
	"html" text NOT NULL,
	"read_text" text NOT NULL,
	"format" integer NOT NULL,
	CONSTRAINT "forum_texts_thing_id_language_pk" PRIMARY KEY("thing_id","language")
);
--> statement-breakpoint
CREATE TABLE "question_counts" (
	"question_id" uuid PRIMARY KEY NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL,
	"helpful" integer DEFAULT 0 NOT NULL,
	"followers" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_lists" (
	"question_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"helpful" integer NOT NULL,
	"is_unanswered" boolean NOT NULL,
	CONSTRAINT "question_lists_question_id_topic_language_pk" PRIMARY KEY("question_id","topic","language")
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"asker_id" uuid,
	"is_anonymous" boolean NOT NULL,
	"topics" text[] NOT NULL,
	"language" text NOT NULL,
	"japanese_level" text,
	"accepted_answer_id" uuid,
	"locked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"last_activity_at" timestamp with time zone NOT NULL,
	"retry_key" text,
	"removed_at" timestamp with time zone,
	"removed_by" uuid,
	"removal_reason" text
);
--> statement-breakpoint
CREATE TABLE "topic_counts" (
	"topic" text PRIMARY KEY NOT NULL,
	"questions" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "answer_counts" ADD CONSTRAINT "answer_counts_answer_id_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_removed_by_users_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_answer_id_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_removed_by_users_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_revisions" ADD CONSTRAINT "forum_revisions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_revisions" ADD CONSTRAINT "forum_revisions_writer_id_users_id_fk" FOREIGN KEY ("writer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_texts" ADD CONSTRAINT "forum_texts_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_texts" ADD CONSTRAINT "forum_texts_writer_id_users_id_fk" FOREIGN KEY ("writer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_counts" ADD CONSTRAINT "question_counts_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_lists" ADD CONSTRAINT "question_lists_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_asker_id_users_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_removed_by_users_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answers_of_question" ON "answers" USING btree ("question_id","created_at","id") WHERE "answers"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "answers_question" ON "answers" USING btree ("question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "answers_one_each" ON "answers" USING btree ("question_id","author_id") WHERE "answers"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "answers_author" ON "answers" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "answers_once" ON "answers" USING btree ("author_id","retry_key");--> statement-breakpoint
CREATE INDEX "answers_removed" ON "answers" USING btree ("removed_at") WHERE "answers"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "answers_removed_by" ON "answers" USING btree ("removed_by") WHERE "answers"."removed_by" is not null;--> statement-breakpoint
CREATE INDEX "comments_of_question" ON "comments" USING btree ("question_id","created_at","id") WHERE "comments"."removed_at" is null and "comments"."answer_id" is null;--> statement-breakpoint
CREATE INDEX "comments_of_answer" ON "comments" USING btree ("answer_id","created_at","id") WHERE "comments"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "comments_of_author" ON "comments" USING btree ("question_id","author_id","created_at") WHERE "comments"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "comments_question" ON "comments" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "comments_answer" ON "comments" USING btree ("answer_id");--> statement-breakpoint
CREATE INDEX "comments_author" ON "comments" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "comments_once" ON "comments" USING btree ("author_id","retry_key");--> statement-breakpoint
CREATE INDEX "comments_removed" ON "comments" USING btree ("removed_at") WHERE "comments"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "comments_removed_by" ON "comments" USING btree ("removed_by") WHERE "comments"."removed_by" is not null;--> statement-breakpoint
CREATE INDEX "forum_revisions_of_thing" ON "forum_revisions" USING btree ("thing_id","id");--> statement-breakpoint
CREATE INDEX "forum_revisions_thread" ON "forum_revisions" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "forum_revisions_writer" ON "forum_revisions" USING btree ("writer_id");--> statement-breakpoint
CREATE INDEX "forum_texts_thread" ON "forum_texts" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "forum_texts_writer" ON "forum_texts" USING btree ("writer_id");--> statement-breakpoint
CREATE INDEX "forum_texts_format" ON "forum_texts" USING btree ("format");--> statement-breakpoint
CREATE INDEX "question_lists_newest" ON "question_lists" USING btree ("topic","language","created_at","question_id");--> statement-breakpoint
CREATE INDEX "question_lists_unanswered" ON "question_lists" USING btree ("topic","language","created_at","question_id") WHERE "question_lists"."is_unanswered";--> statement-breakpoint
CREATE INDEX "question_lists_helpful" ON "question_lists" USING btree ("topic","language","helpful","created_at","question_id");--> statement-breakpoint
CREATE INDEX "questions_of_asker" ON "questions" USING btree ("asker_id","created_at","id") WHERE "questions"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "questions_asker" ON "questions" USING btree ("asker_id");--> statement-breakpoint
CREATE UNIQUE INDEX "questions_once" ON "questions" USING btree ("asker_id","retry_key");--> statement-breakpoint
CREATE INDEX "questions_removed" ON "questions" USING btree ("removed_at") WHERE "questions"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "questions_removed_by" ON "questions" USING btree ("removed_by") WHERE "questions"."removed_by" is not null;