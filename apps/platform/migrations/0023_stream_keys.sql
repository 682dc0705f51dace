ALTER TABLE "streams" DROP CONSTRAINT "streams_state_known";--> statement-breakpoint
ALTER TABLE "streams" ALTER COLUMN "pattern" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "media_nodes" ADD COLUMN "ingest_url" text;--> statement-breakpoint
ALTER TABLE "streams" ADD COLUMN "key_hash" text;--> statement-breakpoint
ALTER TABLE "streams" ADD COLUMN "key_last_four" text;--> statement-breakpoint
ALTER TABLE "streams" ADD COLUMN "previous_hash" text;--> statement-breakpoint
ALTER TABLE "streams" ADD COLUMN "previous_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "streams" ADD COLUMN "input" jsonb;--> statement-breakpoint
ALTER TABLE "streams" ADD CONSTRAINT "streams_key_or_pattern" CHECK (("streams"."pattern" is null) = ("streams"."key_hash" is not null));--> statement-breakpoint
ALTER TABLE "streams" ADD CONSTRAINT "streams_state_known" CHECK ("streams"."reported_state" in ('no-input', 'starting', 'live', 'failed'));