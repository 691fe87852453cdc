CREATE TABLE "saved" (
	"user_id" uuid NOT NULL,
	"noun" text NOT NULL,
	"thing_id" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_user_id_noun_thing_id_pk" PRIMARY KEY("user_id","noun","thing_id")
);
--> statement-breakpoint
CREATE TABLE "saved_counts" (
	"noun" text NOT NULL,
	"thing_id" text NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "saved_counts_noun_thing_id_pk" PRIMARY KEY("noun","thing_id")
);
--> statement-breakpoint
ALTER TABLE "saved" ADD CONSTRAINT "saved_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_newest" ON "saved" USING btree ("user_id","noun","saved_at","thing_id");--> statement-breakpoint
CREATE INDEX "saved_by_thing" ON "saved" USING btree ("noun","thing_id");