CREATE TABLE "alert_channels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"language" text NOT NULL,
	"sealed_secret" text,
	"min_severity" text NOT NULL,
	"enabled" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "alert_channels_kind_known" CHECK ("alert_channels"."kind" in ('email', 'webhook')),
	CONSTRAINT "alert_channels_severity_known" CHECK ("alert_channels"."min_severity" in ('info', 'warning', 'critical')),
	CONSTRAINT "alert_channels_webhook_has_secret" CHECK (("alert_channels"."kind" = 'webhook') = ("alert_channels"."sealed_secret" is not null))
);
--> statement-breakpoint
CREATE TABLE "alert_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"alert_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel_id" uuid NOT NULL,
	"alert_id" uuid,
	"event" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"status_code" integer,
	"error" text,
	"milliseconds" integer,
	"created_at" timestamp with time zone NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	CONSTRAINT "alert_deliveries_event_known" CHECK ("alert_deliveries"."event" in ('raised', 'cleared', 'test'))
);
--> statement-breakpoint
CREATE TABLE "alert_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"name" text NOT NULL,
	"metric" text NOT NULL,
	"comparison" text NOT NULL,
	"threshold" double precision NOT NULL,
	"minutes" integer NOT NULL,
	"severity" text NOT NULL,
	"enabled" boolean NOT NULL,
	"evaluated_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "alert_rules_metric_known" CHECK ("alert_rules"."metric" in ('cpu', 'memory', 'disk', 'inMbps', 'outMbps', 'streams', 'viewers', 'silence')),
	CONSTRAINT "alert_rules_comparison_known" CHECK ("alert_rules"."comparison" in ('above', 'below')),
	CONSTRAINT "alert_rules_severity_known" CHECK ("alert_rules"."severity" in ('info', 'warning', 'critical')),
	CONSTRAINT "alert_rules_minutes" CHECK ("alert_rules"."minutes" between 1 and 1440)
);
--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "assignee" text;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "muted_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "resolved_by" text;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "rule_id" uuid;--> statement-breakpoint
ALTER TABLE "alert_channels" ADD CONSTRAINT "alert_channels_app_id_apps_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_comments" ADD CONSTRAINT "alert_comments_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_deliveries" ADD CONSTRAINT "alert_deliveries_channel_id_alert_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."alert_channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_deliveries" ADD CONSTRAINT "alert_deliveries_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_rules" ADD CONSTRAINT "alert_rules_app_id_apps_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alert_channels_name_key" ON "alert_channels" USING btree ("app_id",lower("name"));--> statement-breakpoint
CREATE INDEX "alert_comments_alert_idx" ON "alert_comments" USING btree ("alert_id","at");--> statement-breakpoint
CREATE INDEX "alert_deliveries_channel_idx" ON "alert_deliveries" USING btree ("channel_id","created_at");--> statement-breakpoint
CREATE INDEX "alert_deliveries_alert_idx" ON "alert_deliveries" USING btree ("alert_id");--> statement-breakpoint
CREATE INDEX "alert_deliveries_waiting_idx" ON "alert_deliveries" USING btree ("next_attempt_at") WHERE "alert_deliveries"."sent_at" is null and "alert_deliveries"."failed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "alert_rules_name_key" ON "alert_rules" USING btree ("app_id",lower("name"));--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_rule_id_alert_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."alert_rules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_one_active_per_rule_key" ON "alerts" USING btree ("rule_id","server_id") WHERE "alerts"."cleared_at" is null;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_resolved_when_cleared" CHECK ("alerts"."resolved_by" is null or "alerts"."cleared_at" is not null);--> statement-breakpoint
INSERT INTO "alert_rules" ("id", "app_id", "name", "metric", "comparison", "threshold", "minutes", "severity", "enabled", "created_at", "updated_at")
SELECT gen_random_uuid(), "apps"."app_id", "first"."name", "first"."metric", 'above', "first"."threshold", "first"."minutes", "first"."severity", true, now(), now()
FROM "apps", (VALUES
	('High CPU load', 'cpu', 85, 5, 'warning'),
	('High memory usage', 'memory', 90, 5, 'warning'),
	('Disk nearly full', 'disk', 90, 10, 'warning'),
	('Server not responding', 'silence', 0, 2, 'critical')
) AS "first" ("name", "metric", "threshold", "minutes", "severity")
WHERE "apps"."kind" = 'admin';
