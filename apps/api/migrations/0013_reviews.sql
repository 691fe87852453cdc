CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"applicant_id" uuid NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"reason_key" text,
	"reason" text,
	"note" text,
	CONSTRAINT "reviews_state" CHECK ("reviews"."state" in ('waiting', 'approved', 'returned', 'declined', 'withdrawn'))
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_applicant_id_users_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_waiting_once" ON "reviews" USING btree ("kind","subject_id") WHERE "reviews"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "reviews_waiting" ON "reviews" USING btree ("submitted_at","id") WHERE "reviews"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "reviews_applicant" ON "reviews" USING btree ("applicant_id","kind","submitted_at");--> statement-breakpoint
CREATE INDEX "reviews_decided_by" ON "reviews" USING btree ("decided_by");