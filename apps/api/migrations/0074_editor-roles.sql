ALTER TABLE "account_invitations" ADD COLUMN "editor_roles" text[];--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "editor_roles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Editors could do everything so far.
UPDATE "users" SET "editor_roles" = '{writer,reviewer,moderator,screener}' WHERE "role" = 'editor';--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_editor_roles" CHECK (("users"."role" = 'editor') = (cardinality("users"."editor_roles") > 0));