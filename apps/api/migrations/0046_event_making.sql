CREATE TABLE "event_cancellations" (
	"event_id" text PRIMARY KEY NOT NULL,
	"reason" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" text,
	"proposer_id" uuid,
	"document" jsonb NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"published_languages" text[] DEFAULT '{}' NOT NULL,
	"published_version" integer,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_feedback" (
	"event_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"rating" text NOT NULL,
	"comment" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_feedback_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "event_letters" (
	"event_id" text NOT NULL,
	"key" text NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "event_letters_event_id_key_user_id_pk" PRIMARY KEY("event_id","key","user_id")
);
--> statement-breakpoint
CREATE TABLE "event_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"session_id" uuid,
	"subject" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"recipients" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event_cancellations" ADD CONSTRAINT "event_cancellations_event_id_held_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."held_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_drafts" ADD CONSTRAINT "event_drafts_proposer_id_users_id_fk" FOREIGN KEY ("proposer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_feedback" ADD CONSTRAINT "event_feedback_event_id_held_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."held_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_feedback" ADD CONSTRAINT "event_feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_letters" ADD CONSTRAINT "event_letters_event_id_held_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."held_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_letters" ADD CONSTRAINT "event_letters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_messages" ADD CONSTRAINT "event_messages_event_id_held_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."held_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "event_drafts_event" ON "event_drafts" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "event_drafts_last" ON "event_drafts" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "event_drafts_by_proposer" ON "event_drafts" USING btree ("proposer_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "event_feedback_last" ON "event_feedback" USING btree ("event_id","given_at","user_id");--> statement-breakpoint
CREATE INDEX "event_feedback_by_user" ON "event_feedback" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "event_letters_by_user" ON "event_letters" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "event_messages_last" ON "event_messages" USING btree ("event_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "event_registrations_by_time" ON "event_registrations" USING btree ("event_id","registered_at","id");--> statement-breakpoint
CREATE INDEX "past_event_drafts_by_event" ON "past_event_drafts" USING btree (("document" ->> 'eventId'));