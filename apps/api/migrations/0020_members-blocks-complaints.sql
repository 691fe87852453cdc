CREATE TABLE "blocks" (
	"user_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"blocked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blocks_user_id_blocked_id_pk" PRIMARY KEY("user_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "complaints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reporter_id" uuid NOT NULL,
	"noun" text NOT NULL,
	"thing_id" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"words" text,
	"sent_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"listed_at" timestamp with time zone NOT NULL,
	"words" "tsvector"
);
--> statement-breakpoint
DROP INDEX "profiles_listed";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "is_withheld" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "is_confidential" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocks_newest" ON "blocks" USING btree ("user_id","blocked_at","blocked_id");--> statement-breakpoint
CREATE INDEX "blocks_blocked" ON "blocks" USING btree ("blocked_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "complaints_open_once" ON "complaints" USING btree ("reporter_id","noun","thing_id") WHERE "complaints"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "complaints_of_thing" ON "complaints" USING btree ("noun","thing_id","sent_at");--> statement-breakpoint
CREATE INDEX "complaints_reporter" ON "complaints" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "complaints_owner" ON "complaints" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "listings_newest" ON "listings" USING btree ("listed_at","user_id");--> statement-breakpoint
CREATE INDEX "listings_words" ON "listings" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "listings_unmade" ON "listings" USING btree ("user_id") WHERE "listings"."words" is null;--> statement-breakpoint
INSERT INTO "listings" ("user_id", "listed_at") SELECT "user_id", "updated_at" FROM "profiles" WHERE "is_listed";
