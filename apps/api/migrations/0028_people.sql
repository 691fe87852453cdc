CREATE TABLE "invitations" (
	"question_id" uuid NOT NULL,
	"senpai_id" uuid NOT NULL,
	"invited_by" uuid,
	"invited_at" timestamp with time zone NOT NULL,
	"declined_at" timestamp with time zone,
	CONSTRAINT "invitations_question_id_senpai_id_pk" PRIMARY KEY("question_id","senpai_id")
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "takes_invitations" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_senpai_id_users_id_fk" FOREIGN KEY ("senpai_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_of_senpai" ON "invitations" USING btree ("senpai_id","invited_at");--> statement-breakpoint
CREATE INDEX "invitations_by" ON "invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "senpai_applications_topics" ON "senpai_applications" USING gin ("topics");--> statement-breakpoint
UPDATE "listings" SET "words" = NULL WHERE "user_id" IN (SELECT "id" FROM "users" WHERE "is_screened");