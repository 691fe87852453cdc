ALTER TABLE "event_registrations" ADD COLUMN "mode" text;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD COLUMN "is_listed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "held_events" ADD COLUMN "entrance" jsonb DEFAULT '{}'::jsonb NOT NULL;