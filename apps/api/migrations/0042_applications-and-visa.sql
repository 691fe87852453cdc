CREATE TABLE "application_deadlines" (
	"user_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"what" text,
	"day" date NOT NULL,
	"time" text,
	"is_done" boolean NOT NULL,
	CONSTRAINT "application_deadlines_user_id_application_id_id_pk" PRIMARY KEY("user_id","application_id","id")
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer NOT NULL,
	"company" text NOT NULL,
	"position" text,
	"stage" text NOT NULL,
	"steps" jsonb NOT NULL,
	"link" text,
	"note" text,
	"documents" jsonb NOT NULL,
	"reached" jsonb NOT NULL,
	"place" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "applications_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "visa_plans" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"graduation" text,
	"card_expires_on" date,
	"has_offer" boolean NOT NULL,
	"offered_on" date,
	"starts_on" date,
	"hunts_on" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_deadlines" ADD CONSTRAINT "application_deadlines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_deadlines" ADD CONSTRAINT "application_deadlines_application" FOREIGN KEY ("user_id","application_id") REFERENCES "public"."applications"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visa_plans" ADD CONSTRAINT "visa_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_deadlines_by_day" ON "application_deadlines" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "applications_own_order" ON "applications" USING btree ("user_id","place" collate "C","id");