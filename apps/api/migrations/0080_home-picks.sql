CREATE TABLE "home_picks" (
	"language" text PRIMARY KEY NOT NULL,
	"picks" jsonb NOT NULL
);
