CREATE TABLE "collection_things" (
	"collection_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"noun" text NOT NULL,
	"thing_id" text NOT NULL,
	CONSTRAINT "collection_things_collection_id_noun_thing_id_pk" PRIMARY KEY("collection_id","noun","thing_id")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unsaved" (
	"user_id" uuid NOT NULL,
	"noun" text NOT NULL,
	"thing_id" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"titles" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"note" text,
	"place" text DEFAULT '8' NOT NULL,
	"collection_ids" uuid[] NOT NULL,
	"unsaved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "unsaved_user_id_noun_thing_id_pk" PRIMARY KEY("user_id","noun","thing_id")
);
--> statement-breakpoint
ALTER TABLE "saved" ADD COLUMN "titles" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "saved" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "saved" ADD COLUMN "place" text DEFAULT '8' NOT NULL;--> statement-breakpoint
ALTER TABLE "saved" ADD COLUMN "part_of" text;--> statement-breakpoint
ALTER TABLE "collection_things" ADD CONSTRAINT "collection_things_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_things" ADD CONSTRAINT "collection_things_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_things" ADD CONSTRAINT "collection_things_saved" FOREIGN KEY ("user_id","noun","thing_id") REFERENCES "public"."saved"("user_id","noun","thing_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unsaved" ADD CONSTRAINT "unsaved_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_things_by_thing" ON "collection_things" USING btree ("user_id","noun","thing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "collections_by_name" ON "collections" USING btree ("user_id","name_key");--> statement-breakpoint
CREATE INDEX "unsaved_oldest" ON "unsaved" USING btree ("unsaved_at");--> statement-breakpoint
CREATE INDEX "saved_own_order" ON "saved" USING btree ("user_id","noun","place" collate "C","thing_id");
--> statement-breakpoint
UPDATE "saved" SET "place" = lpad((9999999999999 - floor(extract(epoch from "saved_at") * 1000)::bigint)::text, 13, '0') || substr(md5("noun" || ':' || "thing_id"), 1, 6) || '8';--> statement-breakpoint
UPDATE "saved" SET "part_of" = "questions"."merged_into_id"::text FROM "questions" WHERE "saved"."noun" = 'question' AND "saved"."thing_id" = "questions"."id"::text AND "questions"."merged_into_id" IS NOT NULL;
