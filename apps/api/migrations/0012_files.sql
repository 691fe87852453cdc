CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"purpose" text NOT NULL,
	"state" text NOT NULL,
	"retry_key" text,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"digest" text,
	"variants" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"refusal" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	CONSTRAINT "files_state" CHECK ("files"."state" in ('receiving', 'processing', 'ready', 'refused', 'removed'))
);
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "files_retry_key" ON "files" USING btree ("owner_id","retry_key");--> statement-breakpoint
CREATE INDEX "files_unused" ON "files" USING btree ("created_at") WHERE "files"."used_at" is null;--> statement-breakpoint
CREATE INDEX "files_ownerless" ON "files" USING btree ("id") WHERE "files"."owner_id" is null;--> statement-breakpoint
CREATE INDEX "files_removed" ON "files" USING btree ("created_at") WHERE "files"."state" = 'removed';