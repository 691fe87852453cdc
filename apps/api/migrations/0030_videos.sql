CREATE TABLE "videos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"purpose" text NOT NULL,
	"state" text NOT NULL,
	"file_name" text DEFAULT '' NOT NULL,
	"bytes" bigint NOT NULL,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"duration_ms" integer DEFAULT 0 NOT NULL,
	"width" integer DEFAULT 0 NOT NULL,
	"height" integer DEFAULT 0 NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"refusal" text,
	"created_at" timestamp with time zone NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	CONSTRAINT "videos_state" CHECK ("videos"."state" in ('receiving', 'processing', 'ready', 'refused', 'removed'))
);
--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "videos_owner" ON "videos" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "videos_unused" ON "videos" USING btree ("touched_at") WHERE "videos"."used_at" is null;--> statement-breakpoint
CREATE INDEX "videos_receiving" ON "videos" USING btree ("touched_at") WHERE "videos"."state" = 'receiving';--> statement-breakpoint
CREATE INDEX "videos_removed" ON "videos" USING btree ("created_at") WHERE "videos"."state" = 'removed';