CREATE TABLE "searched_words" (
	"digest" text PRIMARY KEY NOT NULL,
	"words" text,
	"days" integer NOT NULL,
	"last_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "figures" (
	"name" text NOT NULL,
	"day" date NOT NULL,
	"subject" text NOT NULL,
	"language" text NOT NULL,
	"device" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "figures_name_day_subject_language_device_pk" PRIMARY KEY("name","day","subject","language","device")
);
--> statement-breakpoint
ALTER TABLE "search_misses" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "search_misses" CASCADE;--> statement-breakpoint
DROP INDEX "audit_entries_actor";--> statement-breakpoint
DROP INDEX "audit_entries_at";--> statement-breakpoint
DROP INDEX "audit_entries_subject";--> statement-breakpoint
CREATE INDEX "searched_words_by_day" ON "searched_words" USING btree ("last_on");--> statement-breakpoint
CREATE INDEX "audit_entries_event" ON "audit_entries" USING btree ("event","at","id");--> statement-breakpoint
CREATE INDEX "course_progress_begun" ON "course_progress" USING btree ("begun_at");--> statement-breakpoint
CREATE INDEX "course_progress_done" ON "course_progress" USING btree ("done_at");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_id","at","id");--> statement-breakpoint
-- The audit log is only added to. A failure that is repeated counts up, a deleted account is cleared, and old entries and those of
-- deleted accounts are removed by statements that announce it in their transaction.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' AND current_setting('shirube.removes_audit_entries', true) = 'yes' THEN
    RETURN old;
  END IF;
  IF tg_op = 'UPDATE' AND new.times >= old.times AND (new.actor_id IS NULL OR new.actor_id = old.actor_id)
    AND to_jsonb(new) - 'times' - 'actor_id' = to_jsonb(old) - 'times' - 'actor_id' THEN
    RETURN new;
  END IF;
  RAISE EXCEPTION 'the audit log is not changed';
END $$;--> statement-breakpoint
CREATE TRIGGER unchanged BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
