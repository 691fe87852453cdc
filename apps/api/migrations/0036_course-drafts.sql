CREATE TABLE "course_draft_films" (
	"video_id" uuid PRIMARY KEY NOT NULL,
	"draft_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" text,
	"author_id" uuid NOT NULL,
	"document" jsonb NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "course_draft_films" ADD CONSTRAINT "course_draft_films_draft_id_course_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."course_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_drafts" ADD CONSTRAINT "course_drafts_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_drafts" ADD CONSTRAINT "course_drafts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_draft_films_of_draft" ON "course_draft_films" USING btree ("draft_id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_drafts_course" ON "course_drafts" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "course_drafts_of_author" ON "course_drafts" USING btree ("author_id","updated_at","id");