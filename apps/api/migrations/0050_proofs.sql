CREATE TABLE "university_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"university_key" text NOT NULL,
	"named_by" uuid,
	"named_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "senpai_applications" ADD COLUMN "proposed_workplaces" jsonb;--> statement-breakpoint
ALTER TABLE "verification_requests" ADD COLUMN "degree" text;--> statement-breakpoint
ALTER TABLE "verification_requests" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "verifications" ADD COLUMN "degree" text;--> statement-breakpoint
ALTER TABLE "university_hosts" ADD CONSTRAINT "university_hosts_named_by_users_id_fk" FOREIGN KEY ("named_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;