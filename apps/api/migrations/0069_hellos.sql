CREATE TABLE "hellos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"state" text NOT NULL,
	"text" text NOT NULL,
	"from_contact" text NOT NULL,
	"to_contact" text,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hellos" ADD CONSTRAINT "hellos_from_id_users_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hellos" ADD CONSTRAINT "hellos_to_id_users_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hellos_pair" ON "hellos" USING btree ("from_id","to_id");--> statement-breakpoint
CREATE INDEX "hellos_sent" ON "hellos" USING btree ("from_id","sent_at");--> statement-breakpoint
CREATE INDEX "hellos_received" ON "hellos" USING btree ("to_id","sent_at");