CREATE TABLE "calendar_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"phase" text,
	"languages" text[] NOT NULL,
	"helps" jsonb NOT NULL,
	"sources" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"fingerprint" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_entry_dates" (
	"entry_id" text NOT NULL,
	"class" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"precision" text NOT NULL,
	"is_expected" boolean NOT NULL,
	"label" jsonb,
	CONSTRAINT "calendar_entry_dates_entry_id_class_starts_on_pk" PRIMARY KEY("entry_id","class","starts_on")
);
--> statement-breakpoint
CREATE TABLE "calendar_entry_texts" (
	"entry_id" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"source" text NOT NULL,
	"html" text NOT NULL,
	"read_text" text NOT NULL,
	"format" integer NOT NULL,
	CONSTRAINT "calendar_entry_texts_entry_id_language_pk" PRIMARY KEY("entry_id","language")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"sealed_token" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_readers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"class" text
);
--> statement-breakpoint
CREATE TABLE "calendar_ticks" (
	"user_id" uuid NOT NULL,
	"entry_id" text NOT NULL,
	"ticked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_ticks_user_id_entry_id_pk" PRIMARY KEY("user_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "own_calendar_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"company" text,
	"day" date NOT NULL,
	"time" text,
	"note" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calendar_entry_dates" ADD CONSTRAINT "calendar_entry_dates_entry_id_calendar_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."calendar_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_entry_texts" ADD CONSTRAINT "calendar_entry_texts_entry_id_calendar_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."calendar_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_readers" ADD CONSTRAINT "calendar_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_ticks" ADD CONSTRAINT "calendar_ticks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_ticks" ADD CONSTRAINT "calendar_ticks_entry_id_calendar_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."calendar_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_calendar_entries" ADD CONSTRAINT "own_calendar_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_entry_dates_season" ON "calendar_entry_dates" USING btree ("class","starts_on","entry_id");--> statement-breakpoint
CREATE INDEX "calendar_entry_texts_format" ON "calendar_entry_texts" USING btree ("format");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_digest" ON "calendar_feeds" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "calendar_ticks_by_entry" ON "calendar_ticks" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "own_calendar_entries_by_day" ON "own_calendar_entries" USING btree ("user_id","day","id");--> statement-breakpoint
CREATE INDEX "own_calendar_entries_due" ON "own_calendar_entries" USING btree ("day","id");