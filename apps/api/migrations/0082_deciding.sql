CREATE TABLE "member_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"written_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "decision_templates" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"outcome" text NOT NULL,
	"en" text NOT NULL,
	"ja" text NOT NULL,
	"version" integer NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"changed_by" uuid,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "decision_templates_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE TABLE "open_reviews" (
	"editor_id" uuid PRIMARY KEY NOT NULL,
	"review_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pending_decisions" (
	"review_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"version" integer NOT NULL,
	"outcome" text NOT NULL,
	"reason_key" text,
	"prepared" jsonb,
	"reason" text,
	"note" text,
	"chosen" jsonb NOT NULL,
	"decided_by" uuid NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"effective_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "prepared" jsonb;--> statement-breakpoint
ALTER TABLE "suspensions" ADD COLUMN "is_announced" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_templates" ADD CONSTRAINT "decision_templates_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_reviews" ADD CONSTRAINT "open_reviews_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_reviews" ADD CONSTRAINT "open_reviews_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_decisions" ADD CONSTRAINT "pending_decisions_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_decisions" ADD CONSTRAINT "pending_decisions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_notes_user" ON "member_notes" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "member_notes_written_by" ON "member_notes" USING btree ("written_by");--> statement-breakpoint
CREATE INDEX "decision_templates_changed_by" ON "decision_templates" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "open_reviews_review" ON "open_reviews" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "pending_decisions_decided_by" ON "pending_decisions" USING btree ("decided_by","decided_at");