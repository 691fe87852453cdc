CREATE TABLE "tip_counts" (
	"tip_id" text PRIMARY KEY NOT NULL,
	"helpful" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tip_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tip_id" text,
	"author_id" uuid NOT NULL,
	"topics" text[] NOT NULL,
	"texts" jsonb NOT NULL,
	"picture_id" uuid,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tip_texts" (
	"tip_id" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"who" text NOT NULL,
	"source" text NOT NULL,
	"html" text NOT NULL,
	"read_text" text NOT NULL,
	"read_title" text,
	"read_who" text,
	"format" integer NOT NULL,
	CONSTRAINT "tip_texts_tip_id_language_pk" PRIMARY KEY("tip_id","language")
);
--> statement-breakpoint
CREATE TABLE "tips" (
	"id" text PRIMARY KEY NOT NULL,
	"author_id" uuid NOT NULL,
	"topics" text[] NOT NULL,
	"languages" text[] NOT NULL,
	"picture_id" uuid,
	"published_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "tip_counts" ADD CONSTRAINT "tip_counts_tip_id_tips_id_fk" FOREIGN KEY ("tip_id") REFERENCES "public"."tips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tip_drafts" ADD CONSTRAINT "tip_drafts_tip_id_tips_id_fk" FOREIGN KEY ("tip_id") REFERENCES "public"."tips"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tip_drafts" ADD CONSTRAINT "tip_drafts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tip_drafts" ADD CONSTRAINT "tip_drafts_picture_id_files_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tip_texts" ADD CONSTRAINT "tip_texts_tip_id_tips_id_fk" FOREIGN KEY ("tip_id") REFERENCES "public"."tips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tips" ADD CONSTRAINT "tips_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tips" ADD CONSTRAINT "tips_picture_id_files_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tip_drafts_tip" ON "tip_drafts" USING btree ("tip_id");--> statement-breakpoint
CREATE INDEX "tip_drafts_of_author" ON "tip_drafts" USING btree ("author_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "tip_drafts_picture" ON "tip_drafts" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "tip_texts_format" ON "tip_texts" USING btree ("format");--> statement-breakpoint
CREATE INDEX "tips_newest" ON "tips" USING btree ("published_at","id") WHERE "tips"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "tips_by_author" ON "tips" USING btree ("author_id","published_at","id");--> statement-breakpoint
CREATE INDEX "tips_picture" ON "tips" USING btree ("picture_id");