CREATE TABLE "mentor_listings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"answers" integer NOT NULL,
	"position" integer NOT NULL,
	"facets" text[] NOT NULL,
	"words" "tsvector" NOT NULL,
	"card" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mentor_pages" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"headline" jsonb NOT NULL,
	"country" jsonb NOT NULL,
	"university" jsonb NOT NULL,
	"job_hunt" jsonb NOT NULL,
	"now" jsonb NOT NULL,
	"ask_me" jsonb NOT NULL,
	"not_for" jsonb NOT NULL,
	"level_then" text,
	"residence_road" text,
	"ways" text[] NOT NULL,
	"company_shown" text NOT NULL,
	"paused_until" date,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mentor_listings" ADD CONSTRAINT "mentor_listings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_pages" ADD CONSTRAINT "mentor_pages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mentor_listings_newest" ON "mentor_listings" USING btree ("published_at","user_id");--> statement-breakpoint
CREATE INDEX "mentor_listings_answers" ON "mentor_listings" USING btree ("answers","user_id");--> statement-breakpoint
CREATE INDEX "mentor_listings_rotating" ON "mentor_listings" USING btree ("position","user_id");--> statement-breakpoint
CREATE INDEX "mentor_listings_facets" ON "mentor_listings" USING gin ("facets") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "mentor_listings_words" ON "mentor_listings" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "courses_author" ON "courses" USING btree ("author_id");