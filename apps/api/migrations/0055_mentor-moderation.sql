CREATE TABLE "mentor_removals" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"is_for_good" boolean NOT NULL,
	"taken_down_at" timestamp with time zone NOT NULL,
	"appeal" text
);
--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "reported_text" jsonb;--> statement-breakpoint
ALTER TABLE "mentor_removals" ADD CONSTRAINT "mentor_removals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;