ALTER TABLE "media_nodes" ADD COLUMN "counted" jsonb;--> statement-breakpoint
ALTER TABLE "vod_nodes" ADD COLUMN "counted" jsonb;