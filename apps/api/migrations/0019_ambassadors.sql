CREATE TABLE "ambassador_applications" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"motivation" text NOT NULL,
	"plan" text NOT NULL,
	"languages" text[] NOT NULL,
	"hours_per_week" integer NOT NULL,
	"contact" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ambassador_applications" ADD CONSTRAINT "ambassador_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;