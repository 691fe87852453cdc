ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_user_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "audit_entries_user_id";--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "actor" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "actor_id" uuid;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "subject_noun" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "subject_id" text;--> statement-breakpoint
UPDATE "audit_entries" SET
	"subject_noun" = 'user',
	"subject_id" = "user_id"::text,
	"actor" = CASE
		WHEN "event" IN ('sign_in.failed', 'sign_in.second_factor_asked', 'sign_in.second_factor_failed', 'guess.refused', 'session.stolen_token') THEN 'nobody'
		WHEN "event" = 'session.ended_elsewhere' THEN 'system'
		ELSE 'user'
	END;--> statement-breakpoint
UPDATE "audit_entries" SET "actor_id" = "user_id" WHERE "actor" = 'user';--> statement-breakpoint
ALTER TABLE "audit_entries" ALTER COLUMN "actor" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ALTER COLUMN "subject_noun" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_noun","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","id");--> statement-breakpoint
ALTER TABLE "audit_entries" DROP COLUMN "user_id";--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id" CHECK ("audit_entries"."actor_id" is null or "audit_entries"."actor" in ('user', 'editor'));
