ALTER TABLE "refresh_tokens" ADD COLUMN "exchange_key" text;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD COLUMN "successor" text;