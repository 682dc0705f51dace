ALTER TABLE "usages" ADD COLUMN "simulated" jsonb;--> statement-breakpoint
ALTER TABLE "quotas" ADD COLUMN "simulated" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "usages" SET "simulated" = jsonb_build_object('storageBytes', "storage_bytes", 'egressBytes', "egress_bytes", 'transcodeSeconds', "transcode_seconds", 'liveSeconds', "live_seconds")
WHERE EXISTS (SELECT FROM "facts" WHERE "name" = 'demo-data');--> statement-breakpoint
UPDATE "quotas" SET "simulated" = "used"
WHERE "resource" IN ('storage-bytes', 'live-channels') AND EXISTS (SELECT FROM "facts" WHERE "name" = 'demo-data');
