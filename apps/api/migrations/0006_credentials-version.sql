ALTER TABLE "one_time_tokens" ADD COLUMN "credentials_version" integer;--> statement-breakpoint
ALTER TABLE "totp_factors" ADD COLUMN "credentials_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "credentials_version" integer DEFAULT 0 NOT NULL;