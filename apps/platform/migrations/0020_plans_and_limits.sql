CREATE TABLE "app_plans" (
	"app_id" text NOT NULL,
	"since" date NOT NULL,
	"plan_id" text NOT NULL,
	CONSTRAINT "app_plans_app_id_since_pk" PRIMARY KEY("app_id","since")
);
--> statement-breakpoint
CREATE TABLE "quota_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"resource" text NOT NULL,
	"limit" bigint NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"requested_by" text NOT NULL,
	"decided_by" text,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "quota_requests_resource_known" CHECK ("quota_requests"."resource" in ('storage-bytes', 'egress-bytes-per-month', 'transcode-seconds-per-month', 'live-channels', 'members')),
	CONSTRAINT "quota_requests_status_known" CHECK ("quota_requests"."status" in ('open', 'approved', 'declined')),
	CONSTRAINT "quota_requests_counted" CHECK ("quota_requests"."limit" >= 0),
	CONSTRAINT "quota_requests_decided" CHECK (("quota_requests"."status" = 'open') = ("quota_requests"."decided_at" is null) and num_nulls("quota_requests"."decided_at", "quota_requests"."decided_by") in (0, 2))
);
--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "limits_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "plan" text;--> statement-breakpoint
ALTER TABLE "quotas" ADD COLUMN "override_limit" bigint;--> statement-breakpoint
ALTER TABLE "quotas" ADD COLUMN "override_until" date;--> statement-breakpoint
ALTER TABLE "quotas" ADD COLUMN "override_reason" text;--> statement-breakpoint
ALTER TABLE "quotas" ADD COLUMN "override_by" text;--> statement-breakpoint
ALTER TABLE "app_plans" ADD CONSTRAINT "app_plans_app_id_apps_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quota_requests" ADD CONSTRAINT "quota_requests_app_id_apps_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quota_requests_created_idx" ON "quota_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "quota_requests_one_open_key" ON "quota_requests" USING btree ("app_id","resource") WHERE "quota_requests"."status" = 'open';--> statement-breakpoint
ALTER TABLE "quotas" ADD CONSTRAINT "quotas_override_whole" CHECK (num_nulls("quotas"."override_limit", "quotas"."override_until", "quotas"."override_reason", "quotas"."override_by") in (0, 4));--> statement-breakpoint
ALTER TABLE "quotas" ADD CONSTRAINT "quotas_override_counted" CHECK ("quotas"."override_limit" >= 0);--> statement-breakpoint
INSERT INTO "app_plans" ("app_id", "since", "plan_id")
SELECT "apps"."app_id", ("apps"."created_at" AT TIME ZONE 'UTC')::date,
	CASE WHEN "quotas"."limit" >= 53687091200000 THEN 'scale' WHEN "quotas"."limit" >= 2147483648000 THEN 'growth' ELSE 'starter' END
FROM "apps" JOIN "quotas" ON "quotas"."app_id" = "apps"."app_id" AND "quotas"."resource" = 'storage-bytes'
WHERE "apps"."kind" = 'tenant';
