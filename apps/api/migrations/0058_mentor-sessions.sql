CREATE TABLE "mentor_hours" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"hours" jsonb NOT NULL,
	"length" integer NOT NULL,
	"sessions_per_week" integer NOT NULL,
	"days_off" date[] NOT NULL,
	"meeting_link" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mentor_session_feedback" (
	"session_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"helped" text NOT NULL,
	"words" text,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mentor_session_feedback_session_id_author_id_pk" PRIMARY KEY("session_id","author_id")
);
--> statement-breakpoint
CREATE TABLE "mentor_session_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mentor_session_pauses" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"paused_at" timestamp with time zone NOT NULL,
	"absences" integer NOT NULL,
	"lifted_at" timestamp with time zone,
	"lifted_by" uuid
);
--> statement-breakpoint
CREATE TABLE "mentor_session_reminders" (
	"session_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mentor_session_reminders_session_id_kind_starts_at_pk" PRIMARY KEY("session_id","kind","starts_at")
);
--> statement-breakpoint
CREATE TABLE "mentor_session_thank_yous" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"mentor_id" uuid NOT NULL,
	"text" text NOT NULL,
	"is_public" boolean NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mentor_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"mentor_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"length" integer NOT NULL,
	"questions" text[] NOT NULL,
	"state" text NOT NULL,
	"times" timestamp with time zone[] NOT NULL,
	"times_by" text,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"meeting_url" text,
	"answer_by" timestamp with time zone NOT NULL,
	"ended_by" text,
	"reason" text,
	"absent" text[] DEFAULT '{}' NOT NULL,
	"thread_closed_at" timestamp with time zone,
	"requested_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mentor_hours" ADD CONSTRAINT "mentor_hours_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_session_feedback" ADD CONSTRAINT "mentor_session_feedback_session_id_mentor_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."mentor_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_session_feedback" ADD CONSTRAINT "mentor_session_feedback_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_session_messages" ADD CONSTRAINT "mentor_session_messages_session_id_mentor_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."mentor_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_session_messages" ADD CONSTRAINT "mentor_session_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_session_pauses" ADD CONSTRAINT "mentor_session_pauses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_session_pauses" ADD CONSTRAINT "mentor_session_pauses_lifted_by_users_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_session_reminders" ADD CONSTRAINT "mentor_session_reminders_session_id_mentor_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."mentor_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_session_thank_yous" ADD CONSTRAINT "mentor_session_thank_yous_session_id_mentor_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."mentor_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_session_thank_yous" ADD CONSTRAINT "mentor_session_thank_yous_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_session_thank_yous" ADD CONSTRAINT "mentor_session_thank_yous_mentor_id_users_id_fk" FOREIGN KEY ("mentor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_sessions" ADD CONSTRAINT "mentor_sessions_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_sessions" ADD CONSTRAINT "mentor_sessions_mentor_id_users_id_fk" FOREIGN KEY ("mentor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mentor_session_feedback_by_author" ON "mentor_session_feedback" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "mentor_session_feedback_last" ON "mentor_session_feedback" USING btree ("given_at","session_id","author_id");--> statement-breakpoint
CREATE INDEX "mentor_session_feedback_by_answer" ON "mentor_session_feedback" USING btree ("helped","given_at","session_id","author_id");--> statement-breakpoint
CREATE INDEX "mentor_session_messages_last" ON "mentor_session_messages" USING btree ("session_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "mentor_session_messages_by_author" ON "mentor_session_messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "mentor_session_pauses_now" ON "mentor_session_pauses" USING btree ("paused_at","user_id") WHERE lifted_at is null;--> statement-breakpoint
CREATE INDEX "mentor_session_pauses_lifted_by" ON "mentor_session_pauses" USING btree ("lifted_by");--> statement-breakpoint
CREATE INDEX "mentor_session_thank_yous_by_student" ON "mentor_session_thank_yous" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "mentor_session_thank_yous_shown" ON "mentor_session_thank_yous" USING btree ("mentor_id","written_at","session_id") WHERE is_public;--> statement-breakpoint
CREATE INDEX "mentor_session_thank_yous_by_mentor" ON "mentor_session_thank_yous" USING btree ("mentor_id");--> statement-breakpoint
CREATE INDEX "mentor_sessions_by_student" ON "mentor_sessions" USING btree ("student_id","state","updated_at","id");--> statement-breakpoint
CREATE INDEX "mentor_sessions_by_mentor" ON "mentor_sessions" USING btree ("mentor_id","state","updated_at","id");--> statement-breakpoint
CREATE INDEX "mentor_sessions_agreed" ON "mentor_sessions" USING btree ("mentor_id","starts_at") WHERE state in ('accepted', 'held', 'missed');--> statement-breakpoint
CREATE INDEX "mentor_sessions_open" ON "mentor_sessions" USING btree ("answer_by") WHERE state in ('requested', 'countered');--> statement-breakpoint
CREATE INDEX "mentor_sessions_ahead" ON "mentor_sessions" USING btree ("starts_at") WHERE state = 'accepted';