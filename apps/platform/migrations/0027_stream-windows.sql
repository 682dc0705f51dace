ALTER TABLE "streams" ADD COLUMN "dvr_seconds" integer DEFAULT 120 NOT NULL;--> statement-breakpoint
ALTER TABLE "streams" ADD COLUMN "reconnect_seconds" integer DEFAULT 60 NOT NULL;