CREATE TABLE "checked_links" (
	"id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"seen_at" timestamp with time zone,
	"due_at" timestamp with time zone NOT NULL,
	"failed_days" integer DEFAULT 0 NOT NULL,
	"last_failed_on" text,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "link_places" (
	"link_id" text NOT NULL,
	"noun" text NOT NULL,
	"document_id" text NOT NULL,
	"part" text NOT NULL,
	"gathered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "link_places_link_id_noun_document_id_part_pk" PRIMARY KEY("link_id","noun","document_id","part")
);
--> statement-breakpoint
ALTER TABLE "link_places" ADD CONSTRAINT "link_places_link_id_checked_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."checked_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checked_links_due" ON "checked_links" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "link_places_gathered" ON "link_places" USING btree ("gathered_at");