ALTER TABLE "files" ADD COLUMN "sealed_key" text;--> statement-breakpoint
CREATE INDEX "files_sealed" ON "files" USING btree ("id") WHERE "files"."sealed_key" is not null;