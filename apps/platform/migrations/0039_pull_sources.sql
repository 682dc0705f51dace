ALTER TABLE "streams" DROP CONSTRAINT "streams_key_or_pattern";--> statement-breakpoint
ALTER TABLE "streams" ADD COLUMN "pull_url" text;--> statement-breakpoint
ALTER TABLE "streams" ADD CONSTRAINT "streams_one_source" CHECK (num_nonnulls("streams"."pattern", "streams"."key_hash", "streams"."pull_url") = 1);