ALTER TABLE "stream_metrics_10s" ADD COLUMN "duplicated_percent" real;--> statement-breakpoint
ALTER TABLE "stream_metrics_1h" ADD COLUMN "duplicated_percent" real;--> statement-breakpoint
ALTER TABLE "stream_metrics_1m" ADD COLUMN "duplicated_percent" real;