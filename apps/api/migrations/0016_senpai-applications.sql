CREATE TABLE "senpai_applications" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"workplaces" jsonb NOT NULL,
	"topics" text[] NOT NULL,
	"proof_link" text,
	"proof_text" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "senpai_applications" ADD CONSTRAINT "senpai_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;