CREATE TABLE "event_lists" (
	"event_id" text NOT NULL,
	"place" text NOT NULL,
	"topic" text NOT NULL,
	"spoken" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_lists_event_id_place_topic_spoken_pk" PRIMARY KEY("event_id","place","topic","spoken")
);
--> statement-breakpoint
CREATE TABLE "event_meetings" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"link" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"details" jsonb NOT NULL,
	"answers" jsonb NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	"place" integer,
	"offer_expires_at" timestamp with time zone,
	"check_in_code" text NOT NULL,
	"checked_in_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "event_reminders" (
	"session_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_reminders_session_id_kind_starts_at_pk" PRIMARY KEY("session_id","kind","starts_at")
);
--> statement-breakpoint
CREATE TABLE "event_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"capacity" integer,
	"taken" integer DEFAULT 0 NOT NULL,
	"waiting" integer DEFAULT 0 NOT NULL,
	"last_place" integer DEFAULT 0 NOT NULL,
	"availability" text NOT NULL,
	"turns_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "event_speakers" (
	"event_id" text NOT NULL,
	"position" integer NOT NULL,
	"user_id" uuid,
	"name" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	CONSTRAINT "event_speakers_event_id_position_pk" PRIMARY KEY("event_id","position")
);
--> statement-breakpoint
CREATE TABLE "event_texts" (
	"event_id" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"source" text NOT NULL,
	"html" text NOT NULL,
	"read_text" text NOT NULL,
	"format" integer NOT NULL,
	CONSTRAINT "event_texts_event_id_language_pk" PRIMARY KEY("event_id","language")
);
--> statement-breakpoint
CREATE TABLE "held_events" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"topics" text[] NOT NULL,
	"host_kind" text NOT NULL,
	"host_name" jsonb NOT NULL,
	"format" text NOT NULL,
	"prefecture" text,
	"venue" jsonb NOT NULL,
	"spoken_languages" text[] NOT NULL,
	"japanese_level" text NOT NULL,
	"audience" text NOT NULL,
	"registration_closes_at" timestamp with time zone,
	"has_waitlist" boolean NOT NULL,
	"questions" jsonb NOT NULL,
	"languages" text[] NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"fingerprint" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event_lists" ADD CONSTRAINT "event_lists_event_id_held_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."held_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_meetings" ADD CONSTRAINT "event_meetings_session_id_event_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."event_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_event_id_held_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."held_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_session_id_event_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."event_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_reminders" ADD CONSTRAINT "event_reminders_session_id_event_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."event_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_sessions" ADD CONSTRAINT "event_sessions_event_id_held_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."held_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_speakers" ADD CONSTRAINT "event_speakers_event_id_held_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."held_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_speakers" ADD CONSTRAINT "event_speakers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_texts" ADD CONSTRAINT "event_texts_event_id_held_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."held_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_lists_next" ON "event_lists" USING btree ("place","topic","spoken","starts_at","event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_registrations_once" ON "event_registrations" USING btree ("event_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_registrations_code" ON "event_registrations" USING btree ("check_in_code");--> statement-breakpoint
CREATE INDEX "event_registrations_by_user" ON "event_registrations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "event_registrations_in_line" ON "event_registrations" USING btree ("session_id","state","place","id");--> statement-breakpoint
CREATE INDEX "event_registrations_offers" ON "event_registrations" USING btree ("offer_expires_at") WHERE state = 'offered';--> statement-breakpoint
CREATE INDEX "event_sessions_by_event" ON "event_sessions" USING btree ("event_id","starts_at");--> statement-breakpoint
CREATE INDEX "event_sessions_by_start" ON "event_sessions" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "event_sessions_turns" ON "event_sessions" USING btree ("turns_at");--> statement-breakpoint
CREATE INDEX "event_speakers_by_user" ON "event_speakers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "event_texts_format" ON "event_texts" USING btree ("format");--> statement-breakpoint
CREATE INDEX "past_events_by_event" ON "past_events" USING btree ("event_id");