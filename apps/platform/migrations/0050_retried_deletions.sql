UPDATE "media_jobs" SET "state" = 'queued', "node_id" = NULL, "lease_until" = NULL, "finished_at" = NULL, "progress" = 0 WHERE "kind" = 'delete' AND "state" = 'failed';
