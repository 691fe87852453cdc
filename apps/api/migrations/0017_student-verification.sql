CREATE TABLE "verification_requests" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"method" text NOT NULL,
	"university_key" text NOT NULL,
	"sealed_number" text NOT NULL,
	"sealed_email" text,
	"graduation_month" text NOT NULL,
	"file_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "verification_requests_id_unique" UNIQUE("id"),
	CONSTRAINT "verification_requests_method" CHECK (("verification_requests"."method" = 'mail') = ("verification_requests"."sealed_email" is not null))
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"university_key" text NOT NULL,
	"sealed_number" text NOT NULL,
	"sealed_email" text,
	"graduation_month" text NOT NULL,
	"number_digest" text NOT NULL,
	"email_digest" text,
	"verified_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "verification_requests" ADD CONSTRAINT "verification_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "verifications_number" ON "verifications" USING btree ("number_digest");--> statement-breakpoint
CREATE UNIQUE INDEX "verifications_email" ON "verifications" USING btree ("email_digest");--> statement-breakpoint
CREATE INDEX "verifications_ends_at" ON "verifications" USING btree ("ends_at");