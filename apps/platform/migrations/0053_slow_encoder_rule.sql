INSERT INTO "alert_rules" ("id", "app_id", "name", "metric", "comparison", "threshold", "minutes", "severity", "enabled", "created_at", "updated_at")
SELECT gen_random_uuid(), "apps"."app_id", 'Encoder too slow', 'encoderSpeed', 'below', 0.9, 1, 'critical', true, now(), now()
FROM "apps"
WHERE "apps"."kind" = 'admin'
ON CONFLICT DO NOTHING;
