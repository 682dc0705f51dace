ALTER TABLE "streams" ADD COLUMN "playback_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "streams_playback_key" ON "streams" USING btree ("playback_id");