ALTER TABLE "recordings" ADD COLUMN "is_cut" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "vod_nodes" ADD COLUMN "recorded_bytes" bigint;--> statement-breakpoint
ALTER TABLE "vod_nodes" ADD COLUMN "recording_budget" bigint;