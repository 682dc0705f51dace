ALTER TABLE "invoice_lines" DROP CONSTRAINT "invoice_lines_kind_known";--> statement-breakpoint
ALTER TABLE "usages" DROP CONSTRAINT "usages_counted";--> statement-breakpoint
ALTER TABLE "usages" ADD COLUMN "ad_impressions" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_kind_known" CHECK ("invoice_lines"."kind" in ('plan', 'live', 'transcode', 'storage', 'delivery', 'ads'));--> statement-breakpoint
ALTER TABLE "usages" ADD CONSTRAINT "usages_counted" CHECK (least("usages"."storage_bytes", "usages"."egress_bytes", "usages"."transcode_seconds", "usages"."live_seconds", "usages"."ad_impressions") >= 0);