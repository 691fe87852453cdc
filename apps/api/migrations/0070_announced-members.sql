-- Announces writes about a member to every process (kernel/security/member-cache.ts), as "part user-id".
CREATE FUNCTION announce_member() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  row_before jsonb := to_jsonb(old);
  row_after jsonb := to_jsonb(new);
  owner text := coalesce(row_after, row_before) ->> tg_argv[1];
BEGIN
  PERFORM pg_notify('members', tg_argv[0] || ' ' || owner) WHERE owner IS NOT NULL;
  -- A file that loses its owner was theirs.
  IF row_before ->> tg_argv[1] IS DISTINCT FROM owner AND row_before ->> tg_argv[1] IS NOT NULL THEN
    PERFORM pg_notify('members', tg_argv[0] || ' ' || (row_before ->> tg_argv[1]));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER announce AFTER UPDATE OR DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION announce_member('account', 'id');--> statement-breakpoint
CREATE TRIGGER announce AFTER UPDATE OF "user_id", "strategy", "ended_at" OR DELETE ON "sessions" FOR EACH ROW EXECUTE FUNCTION announce_member('account', 'user_id');--> statement-breakpoint
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON "departures" FOR EACH ROW EXECUTE FUNCTION announce_member('account', 'user_id');--> statement-breakpoint
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON "suspensions" FOR EACH ROW EXECUTE FUNCTION announce_member('account', 'user_id');--> statement-breakpoint
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON "consents" FOR EACH ROW EXECUTE FUNCTION announce_member('account', 'user_id');--> statement-breakpoint
CREATE TRIGGER announce AFTER INSERT OR UPDATE OF "birth_date" OR DELETE ON "profiles" FOR EACH ROW EXECUTE FUNCTION announce_member('account', 'user_id');--> statement-breakpoint
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON "totp_factors" FOR EACH ROW EXECUTE FUNCTION announce_member('account', 'user_id');--> statement-breakpoint
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON "passkeys" FOR EACH ROW EXECUTE FUNCTION announce_member('account', 'user_id');--> statement-breakpoint
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON "notifications" FOR EACH ROW EXECUTE FUNCTION announce_member('unread', 'user_id');--> statement-breakpoint
CREATE TRIGGER announce_new AFTER INSERT OR UPDATE ON "files" FOR EACH ROW WHEN (new.purpose = 'photo') EXECUTE FUNCTION announce_member('photo', 'owner_id');--> statement-breakpoint
CREATE TRIGGER announce_old AFTER DELETE ON "files" FOR EACH ROW WHEN (old.purpose = 'photo') EXECUTE FUNCTION announce_member('photo', 'owner_id');
