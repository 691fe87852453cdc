CREATE TABLE "writing_addresses" (
	"noun" text NOT NULL,
	"address" text NOT NULL,
	"id" text NOT NULL,
	CONSTRAINT "writing_addresses_noun_address_pk" PRIMARY KEY("noun","address")
);
--> statement-breakpoint
CREATE TABLE "writing_documents" (
	"noun" text NOT NULL,
	"id" text NOT NULL,
	"address" text NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"title_ja" text DEFAULT '' NOT NULL,
	"first_published_at" timestamp with time zone,
	"loaded_digest" text,
	"edited_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" uuid,
	"locked_by" uuid,
	"locked_at" timestamp with time zone,
	"lock_seen_at" timestamp with time zone,
	"trashed_at" timestamp with time zone,
	CONSTRAINT "writing_documents_noun_id_pk" PRIMARY KEY("noun","id")
);
--> statement-breakpoint
CREATE TABLE "writing_parts" (
	"noun" text NOT NULL,
	"id" text NOT NULL,
	"part" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"fields" jsonb NOT NULL,
	"is_empty" boolean DEFAULT true NOT NULL,
	"published" jsonb,
	"published_at" timestamp with time zone,
	"has_changes" boolean DEFAULT false NOT NULL,
	"was_published" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" uuid,
	"settled_at" timestamp with time zone NOT NULL,
	"review_wanted_at" timestamp with time zone,
	"scheduled_at" timestamp with time zone,
	"is_schedule_missed" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "writing_parts_noun_id_part_pk" PRIMARY KEY("noun","id","part")
);
--> statement-breakpoint
CREATE TABLE "writing_versions" (
	"noun" text NOT NULL,
	"id" text NOT NULL,
	"number" integer NOT NULL,
	"part" text NOT NULL,
	"reason" text NOT NULL,
	"fields" jsonb NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" uuid,
	CONSTRAINT "writing_versions_noun_id_number_pk" PRIMARY KEY("noun","id","number")
);
--> statement-breakpoint
CREATE TABLE "shared_texts" (
	"name" text PRIMARY KEY NOT NULL,
	"text" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "address" text;--> statement-breakpoint
UPDATE "articles" SET "address" = "id";--> statement-breakpoint
ALTER TABLE "articles" ALTER COLUMN "address" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "writing_addresses" ADD CONSTRAINT "writing_addresses_document" FOREIGN KEY ("noun","id") REFERENCES "public"."writing_documents"("noun","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_documents" ADD CONSTRAINT "writing_documents_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_documents" ADD CONSTRAINT "writing_documents_locked_by_users_id_fk" FOREIGN KEY ("locked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_parts" ADD CONSTRAINT "writing_parts_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_parts" ADD CONSTRAINT "writing_parts_document" FOREIGN KEY ("noun","id") REFERENCES "public"."writing_documents"("noun","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_versions" ADD CONSTRAINT "writing_versions_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_versions" ADD CONSTRAINT "writing_versions_document" FOREIGN KEY ("noun","id") REFERENCES "public"."writing_documents"("noun","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "writing_addresses_document" ON "writing_addresses" USING btree ("noun","id");--> statement-breakpoint
CREATE UNIQUE INDEX "writing_documents_address" ON "writing_documents" USING btree ("noun","address");--> statement-breakpoint
CREATE INDEX "writing_documents_changed" ON "writing_documents" USING btree ("changed_at","id");--> statement-breakpoint
CREATE INDEX "writing_documents_of_noun" ON "writing_documents" USING btree ("noun","changed_at","id");--> statement-breakpoint
CREATE INDEX "writing_documents_trashed" ON "writing_documents" USING btree ("trashed_at") WHERE "writing_documents"."trashed_at" is not null;--> statement-breakpoint
CREATE INDEX "writing_documents_changed_by" ON "writing_documents" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "writing_documents_locked_by" ON "writing_documents" USING btree ("locked_by");--> statement-breakpoint
CREATE INDEX "writing_parts_scheduled" ON "writing_parts" USING btree ("scheduled_at") WHERE "writing_parts"."scheduled_at" is not null;--> statement-breakpoint
CREATE INDEX "writing_parts_state" ON "writing_parts" USING btree ("state","noun");--> statement-breakpoint
CREATE INDEX "writing_parts_changed_by" ON "writing_parts" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "writing_versions_by" ON "writing_versions" USING btree ("by");--> statement-breakpoint
CREATE UNIQUE INDEX "articles_address" ON "articles" USING btree ("address");