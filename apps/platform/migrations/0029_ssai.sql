CREATE TABLE "ad_breaks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"cue" text,
	"starts_at" timestamp with time zone NOT NULL,
	"planned_ms" integer NOT NULL,
	CONSTRAINT "ad_breaks_origin_known" CHECK ("ad_breaks"."origin" in ('manual', 'schedule', 'cue'))
);
--> statement-breakpoint
CREATE TABLE "ad_captures" (
	"session" text PRIMARY KEY NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ad_session_breaks" (
	"session" text NOT NULL,
	"break_id" uuid NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"app_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"revision" integer NOT NULL,
	"result" text,
	"is_requested" boolean NOT NULL,
	"latency_ms" integer NOT NULL,
	"returned" integer NOT NULL,
	"filled" integer NOT NULL,
	"planned_ms" integer NOT NULL,
	"filled_ms" integer NOT NULL,
	"slate_ms" integer NOT NULL,
	"impressions" integer NOT NULL,
	"first_quartiles" integer NOT NULL,
	"midpoints" integer NOT NULL,
	"third_quartiles" integer NOT NULL,
	"completes" integer NOT NULL,
	"failed_beacons" integer NOT NULL,
	"unknown_beacons" integer NOT NULL,
	"failed_stage" text,
	"record" jsonb NOT NULL,
	CONSTRAINT "ad_session_breaks_session_break_id_pk" PRIMARY KEY("session","break_id"),
	CONSTRAINT "ad_session_breaks_result_known" CHECK ("ad_session_breaks"."result" is null or "ad_session_breaks"."result" in ('ads', 'empty', 'timeout', 'error', 'blocked')),
	CONSTRAINT "ad_session_breaks_stage_known" CHECK ("ad_session_breaks"."failed_stage" is null or "ad_session_breaks"."failed_stage" in ('found', 'decision', 'conditioned', 'inserted', 'reported'))
);
--> statement-breakpoint
CREATE TABLE "ssai_ads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"key" text NOT NULL,
	"ad_id" text NOT NULL,
	"title" text NOT NULL,
	"advertiser" text NOT NULL,
	"vast_url" text NOT NULL,
	"media_url" text NOT NULL,
	"declared_ms" integer,
	"ms" integer,
	"state" text NOT NULL,
	"problem" text,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ssai_ads_state_known" CHECK ("ssai_ads"."state" in ('failed', 'conditioning', 'ready'))
);
--> statement-breakpoint
CREATE TABLE "ssai_endpoints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"stream_id" uuid NOT NULL,
	"name" text NOT NULL,
	"settings" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ad_breaks" ADD CONSTRAINT "ad_breaks_app_id_apps_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_breaks" ADD CONSTRAINT "ad_breaks_endpoint_id_ssai_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."ssai_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_captures" ADD CONSTRAINT "ad_captures_endpoint_id_ssai_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."ssai_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_session_breaks" ADD CONSTRAINT "ad_session_breaks_endpoint_id_ssai_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."ssai_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_session_breaks" ADD CONSTRAINT "ad_session_breaks_app_id_apps_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ssai_ads" ADD CONSTRAINT "ssai_ads_app_id_apps_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ssai_endpoints" ADD CONSTRAINT "ssai_endpoints_app_id_apps_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ssai_endpoints" ADD CONSTRAINT "ssai_endpoints_stream_id_streams_id_fk" FOREIGN KEY ("stream_id") REFERENCES "public"."streams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_breaks_app_idx" ON "ad_breaks" USING btree ("app_id","starts_at");--> statement-breakpoint
CREATE INDEX "ad_breaks_endpoint_idx" ON "ad_breaks" USING btree ("endpoint_id","starts_at");--> statement-breakpoint
CREATE INDEX "ad_session_breaks_break_idx" ON "ad_session_breaks" USING btree ("break_id");--> statement-breakpoint
CREATE INDEX "ad_session_breaks_app_idx" ON "ad_session_breaks" USING btree ("app_id","starts_at");--> statement-breakpoint
CREATE INDEX "ad_session_breaks_endpoint_idx" ON "ad_session_breaks" USING btree ("endpoint_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ssai_ads_key_idx" ON "ssai_ads" USING btree ("app_id","key");--> statement-breakpoint
CREATE INDEX "ssai_ads_seen_idx" ON "ssai_ads" USING btree ("app_id","seen_at");--> statement-breakpoint
CREATE INDEX "ssai_endpoints_app_idx" ON "ssai_endpoints" USING btree ("app_id","name");--> statement-breakpoint
CREATE INDEX "ssai_endpoints_stream_idx" ON "ssai_endpoints" USING btree ("stream_id");