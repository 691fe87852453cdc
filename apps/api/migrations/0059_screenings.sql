CREATE TABLE "screening_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"written_by" uuid,
	"written_at" timestamp with time zone NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "screenings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"renewal_sent_at" timestamp with time zone,
	"first_reminded_at" timestamp with time zone,
	"last_reminded_at" timestamp with time zone,
	"lapsed_at" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"pause_reason" text,
	"pause_words" text,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"end_reason" text,
	"end_words" text,
	CONSTRAINT "screenings_ended_by" CHECK (("screenings"."ended_at" is null) = ("screenings"."ended_by" is null)),
	CONSTRAINT "screenings_pause_reason" CHECK (("screenings"."paused_at" is null) = ("screenings"."pause_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "screening_notes" ADD CONSTRAINT "screening_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_notes" ADD CONSTRAINT "screening_notes_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenings" ADD CONSTRAINT "screenings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "screening_notes_about" ON "screening_notes" USING btree ("user_id","written_at","id");--> statement-breakpoint
CREATE INDEX "screening_notes_written_by" ON "screening_notes" USING btree ("written_by");--> statement-breakpoint
CREATE INDEX "screenings_current" ON "screenings" USING btree ("expires_at","user_id") WHERE "screenings"."ended_at" is null and "screenings"."lapsed_at" is null;--> statement-breakpoint
CREATE INDEX "screenings_paused" ON "screenings" USING btree ("expires_at","user_id") WHERE "screenings"."ended_at" is null and "screenings"."paused_at" is not null;--> statement-breakpoint
CREATE INDEX "screenings_lapsed" ON "screenings" USING btree ("expires_at","user_id") WHERE "screenings"."ended_at" is null and "screenings"."lapsed_at" is not null;--> statement-breakpoint
CREATE INDEX "screenings_ended" ON "screenings" USING btree ("expires_at","user_id") WHERE "screenings"."ended_at" is not null;--> statement-breakpoint
INSERT INTO "screenings" ("user_id", "granted_at", "expires_at") SELECT "users"."id", coalesce(max("reviews"."decided_at"), now()), greatest(coalesce(max("reviews"."decided_at"), now()) + interval '2 years', now() + interval '60 days') FROM "users" LEFT JOIN "reviews" ON "reviews"."applicant_id" = "users"."id" AND "reviews"."kind" = 'senpai' AND "reviews"."state" = 'approved' WHERE "users"."role" = 'senpai' AND "users"."is_screened" GROUP BY "users"."id";
