ALTER TABLE "quota_requests" DROP CONSTRAINT "quota_requests_resource_known";--> statement-breakpoint
ALTER TABLE "quotas" DROP CONSTRAINT "quotas_resource_known";--> statement-breakpoint
ALTER TABLE "quota_requests" ADD CONSTRAINT "quota_requests_resource_known" CHECK ("quota_requests"."resource" in ('storage-bytes', 'egress-bytes-per-month', 'transcode-seconds-per-month', 'ad-impressions-per-month', 'live-channels', 'members'));--> statement-breakpoint
ALTER TABLE "quotas" ADD CONSTRAINT "quotas_resource_known" CHECK ("quotas"."resource" in ('storage-bytes', 'egress-bytes-per-month', 'transcode-seconds-per-month', 'ad-impressions-per-month', 'live-channels', 'members'));--> statement-breakpoint
INSERT INTO "quotas" ("app_id", "resource", "limit", "updated_at")
SELECT "app_id", 'ad-impressions-per-month',
	CASE (SELECT "plan_id" FROM "app_plans" WHERE "app_plans"."app_id" = "quotas"."app_id" ORDER BY "since" DESC LIMIT 1)
		WHEN 'scale' THEN 20000000 WHEN 'growth' THEN 200000 ELSE 10000 END, "updated_at"
FROM "quotas" WHERE "resource" = 'storage-bytes';
