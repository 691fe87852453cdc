CREATE TABLE "post_pictures" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"question_id" uuid,
	"answer_id" uuid,
	"left_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "post_pictures" ADD CONSTRAINT "post_pictures_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_pictures" ADD CONSTRAINT "post_pictures_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_pictures" ADD CONSTRAINT "post_pictures_answer_id_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."answers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_pictures_question" ON "post_pictures" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "post_pictures_answer" ON "post_pictures" USING btree ("answer_id");--> statement-breakpoint
CREATE INDEX "post_pictures_left" ON "post_pictures" USING btree ("left_at") WHERE "post_pictures"."left_at" is not null;--> statement-breakpoint
CREATE INDEX "post_pictures_orphans" ON "post_pictures" USING btree ("file_id") WHERE "post_pictures"."question_id" is null and "post_pictures"."answer_id" is null;