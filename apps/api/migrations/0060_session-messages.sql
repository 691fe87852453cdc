CREATE TABLE "mentor_session_records" (
	"mentor_id" uuid PRIMARY KEY NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"helped" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
DROP INDEX "mentor_session_messages_by_author";--> statement-breakpoint
ALTER TABLE "mentor_session_feedback" ADD COLUMN "side" text NOT NULL;--> statement-breakpoint
ALTER TABLE "mentor_session_feedback" ADD COLUMN "about_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "mentor_session_messages" ADD COLUMN "retry_key" text;--> statement-breakpoint
ALTER TABLE "mentor_session_thank_yous" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mentor_session_records" ADD CONSTRAINT "mentor_session_records_mentor_id_users_id_fk" FOREIGN KEY ("mentor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_session_feedback" ADD CONSTRAINT "mentor_session_feedback_about_id_users_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mentor_session_feedback_about" ON "mentor_session_feedback" USING btree ("about_id","side","helped","author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mentor_session_messages_retry" ON "mentor_session_messages" USING btree ("author_id","retry_key");