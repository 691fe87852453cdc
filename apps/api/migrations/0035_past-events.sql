CREATE TABLE "past_event_lists" (
	"past_event_id" text NOT NULL,
	"topic" text NOT NULL,
	"held_on" date NOT NULL,
	CONSTRAINT "past_event_lists_past_event_id_topic_pk" PRIMARY KEY("past_event_id","topic")
);
--> statement-breakpoint
CREATE TABLE "past_event_speakers" (
	"past_event_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "past_event_speakers_past_event_id_user_id_pk" PRIMARY KEY("past_event_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "past_event_texts" (
	"past_event_id" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"source" text NOT NULL,
	"html" text NOT NULL,
	"read_text" text NOT NULL,
	"questions" jsonb NOT NULL,
	"cues" jsonb NOT NULL,
	"terms_html" text NOT NULL,
	"marks" jsonb NOT NULL,
	"format" integer NOT NULL,
	CONSTRAINT "past_event_texts_past_event_id_language_pk" PRIMARY KEY("past_event_id","language")
);
--> statement-breakpoint
CREATE TABLE "past_events" (
	"id" text PRIMARY KEY NOT NULL,
	"event_id" text,
	"kind" text NOT NULL,
	"topics" text[] NOT NULL,
	"held_on" date NOT NULL,
	"languages" text[] NOT NULL,
	"video_id" uuid,
	"spoken_language" text,
	"recording_ms" integer,
	"poster" text,
	"slides_id" uuid,
	"question_count" integer NOT NULL,
	"sources" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"fingerprint" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "past_event_lists" ADD CONSTRAINT "past_event_lists_past_event_id_past_events_id_fk" FOREIGN KEY ("past_event_id") REFERENCES "public"."past_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_event_speakers" ADD CONSTRAINT "past_event_speakers_past_event_id_past_events_id_fk" FOREIGN KEY ("past_event_id") REFERENCES "public"."past_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_event_speakers" ADD CONSTRAINT "past_event_speakers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_event_texts" ADD CONSTRAINT "past_event_texts_past_event_id_past_events_id_fk" FOREIGN KEY ("past_event_id") REFERENCES "public"."past_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_events" ADD CONSTRAINT "past_events_slides_id_files_id_fk" FOREIGN KEY ("slides_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "past_event_lists_last" ON "past_event_lists" USING btree ("topic","held_on","past_event_id");--> statement-breakpoint
CREATE INDEX "past_event_speakers_by_user" ON "past_event_speakers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "past_event_texts_format" ON "past_event_texts" USING btree ("format");--> statement-breakpoint
CREATE INDEX "past_events_slides" ON "past_events" USING btree ("slides_id");