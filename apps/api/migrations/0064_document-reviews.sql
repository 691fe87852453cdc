CREATE TABLE "document_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"mentor_id" uuid,
	"is_for_any" boolean NOT NULL,
	"document_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"characters" integer NOT NULL,
	"session_id" uuid,
	"state" text NOT NULL,
	"sealed_request" text NOT NULL,
	"sealed_comments" text,
	"comments_version" integer DEFAULT 0 NOT NULL,
	"comments_at" timestamp with time zone,
	"marks" integer DEFAULT 0 NOT NULL,
	"decisions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reason" text,
	"answer_by" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_reviews" ADD CONSTRAINT "document_reviews_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_reviews" ADD CONSTRAINT "document_reviews_mentor_id_users_id_fk" FOREIGN KEY ("mentor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_reviews" ADD CONSTRAINT "document_reviews_session_id_mentor_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."mentor_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_reviews" ADD CONSTRAINT "document_reviews_document" FOREIGN KEY ("student_id","document_id") REFERENCES "public"."career_documents"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_reviews_by_student" ON "document_reviews" USING btree ("student_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "document_reviews_by_document" ON "document_reviews" USING btree ("student_id","document_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "document_reviews_by_mentor" ON "document_reviews" USING btree ("mentor_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "document_reviews_by_session" ON "document_reviews" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "document_reviews_queue" ON "document_reviews" USING btree ("asked_at","id") WHERE state = 'waiting' and is_for_any;--> statement-breakpoint
CREATE INDEX "document_reviews_open" ON "document_reviews" USING btree ("answer_by") WHERE state in ('waiting', 'reading');