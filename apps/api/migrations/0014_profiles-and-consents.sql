CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"guardian_name" text,
	"given_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "consents_kind" CHECK ("consents"."kind" in ('terms', 'privacy', 'guardian', 'matching', 'news'))
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"family_name" text,
	"given_name" text,
	"family_kana" text,
	"given_kana" text,
	"birth_date" date,
	"nationality" text,
	"japanese_level" text,
	"languages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"region" text,
	"university_id" text,
	"university_name" text,
	"school" text,
	"degree" text,
	"major" text,
	"year" integer,
	"graduation_month" text,
	"industries" text[] DEFAULT '{}'::text[] NOT NULL,
	"occupations" text[] DEFAULT '{}'::text[] NOT NULL,
	"prefectures" text[] DEFAULT '{}'::text[] NOT NULL,
	"experience" text,
	"goals" text,
	"introduction_en" text,
	"introduction_ja" text,
	"visibility" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_listed" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consents_standing" ON "consents" USING btree ("user_id","kind") WHERE "consents"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "profiles_listed" ON "profiles" USING btree ("user_id") WHERE "profiles"."is_listed";