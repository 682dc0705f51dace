CREATE TABLE "alert_conditions" (
	"rule_id" uuid NOT NULL,
	"stream_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	CONSTRAINT "alert_conditions_rule_id_stream_id_pk" PRIMARY KEY("rule_id","stream_id")
);
--> statement-breakpoint
ALTER TABLE "alert_rules" DROP CONSTRAINT "alert_rules_metric_known";--> statement-breakpoint
ALTER TABLE "streams" ADD COLUMN "health" jsonb;--> statement-breakpoint
ALTER TABLE "streams" ADD COLUMN "issues" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "stream_id" uuid;--> statement-breakpoint
ALTER TABLE "alert_conditions" ADD CONSTRAINT "alert_conditions_rule_id_alert_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."alert_rules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_conditions" ADD CONSTRAINT "alert_conditions_stream_id_streams_id_fk" FOREIGN KEY ("stream_id") REFERENCES "public"."streams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_conditions_stream_idx" ON "alert_conditions" USING btree ("stream_id");--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_stream_id_streams_id_fk" FOREIGN KEY ("stream_id") REFERENCES "public"."streams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_one_active_per_stream_key" ON "alerts" USING btree ("rule_id","stream_id") WHERE "alerts"."cleared_at" is null;--> statement-breakpoint
CREATE INDEX "alerts_stream_idx" ON "alerts" USING btree ("stream_id");--> statement-breakpoint
ALTER TABLE "alert_rules" ADD CONSTRAINT "alert_rules_metric_known" CHECK ("alert_rules"."metric" in ('cpu', 'memory', 'disk', 'inMbps', 'outMbps', 'streams', 'viewers', 'silence', 'inputLost', 'speed', 'droppedFrames', 'keyFrameDistance', 'bitrateDeviation', 'noSound'));--> statement-breakpoint
INSERT INTO "alert_rules" ("id", "app_id", "name", "metric", "comparison", "threshold", "minutes", "severity", "enabled", "created_at", "updated_at")
SELECT gen_random_uuid(), "apps"."app_id", 'Stream input lost', 'inputLost', 'above', 0, 1, 'critical', true, now(), now()
FROM "apps"
WHERE "apps"."kind" = 'admin'
ON CONFLICT DO NOTHING;