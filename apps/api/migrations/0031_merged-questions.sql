ALTER TABLE "follows" ADD COLUMN "is_carried" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "saved" ADD COLUMN "is_carried" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "votes" ADD COLUMN "is_carried" boolean DEFAULT false NOT NULL;