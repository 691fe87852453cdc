CREATE TABLE "follows" (
	"user_id" uuid NOT NULL,
	"noun" text NOT NULL,
	"thing_id" text NOT NULL,
	"followed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "follows_user_id_noun_thing_id_pk" PRIMARY KEY("user_id","noun","thing_id")
);
--> statement-breakpoint
CREATE TABLE "votes" (
	"user_id" uuid NOT NULL,
	"noun" text NOT NULL,
	"thing_id" text NOT NULL,
	"thread_id" text NOT NULL,
	"voted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "votes_user_id_noun_thing_id_pk" PRIMARY KEY("user_id","noun","thing_id")
);
--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "votes" ADD CONSTRAINT "votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follows_newest" ON "follows" USING btree ("user_id","noun","followed_at","thing_id");--> statement-breakpoint
CREATE INDEX "follows_by_thing" ON "follows" USING btree ("noun","thing_id","user_id");--> statement-breakpoint
CREATE INDEX "votes_by_thing" ON "votes" USING btree ("noun","thing_id");--> statement-breakpoint
CREATE INDEX "votes_by_thread" ON "votes" USING btree ("thread_id");