CREATE TABLE "career_document_versions" (
	"user_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"is_named" boolean NOT NULL,
	"sealed_content" text NOT NULL,
	"sealed_summary" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "career_document_versions_user_id_document_id_version_pk" PRIMARY KEY("user_id","document_id","version")
);
--> statement-breakpoint
CREATE TABLE "career_documents" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"sealed_content" text NOT NULL,
	"sealed_summary" text NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "career_documents_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "career_document_versions" ADD CONSTRAINT "career_document_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "career_document_versions" ADD CONSTRAINT "career_document_versions_document" FOREIGN KEY ("user_id","document_id") REFERENCES "public"."career_documents"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "career_documents" ADD CONSTRAINT "career_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;