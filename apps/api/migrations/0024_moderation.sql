DROP INDEX "answers_one_each";--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "merged_from_id" uuid;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "merged_from_id" uuid;--> statement-breakpoint
ALTER TABLE "forum_revisions" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "lock_reason" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "merged_into_id" uuid;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_merged_into_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."questions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answers_merged_from" ON "answers" USING btree ("merged_from_id") WHERE "answers"."merged_from_id" is not null;--> statement-breakpoint
CREATE INDEX "comments_merged_from" ON "comments" USING btree ("merged_from_id") WHERE "comments"."merged_from_id" is not null;--> statement-breakpoint
CREATE INDEX "questions_merged_into" ON "questions" USING btree ("merged_into_id") WHERE "questions"."merged_into_id" is not null;--> statement-breakpoint
CREATE INDEX "reviews_subject" ON "reviews" USING btree ("kind","subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "answers_one_each" ON "answers" USING btree ("question_id","author_id") WHERE "answers"."removed_at" is null and "answers"."merged_from_id" is null;