CREATE TABLE "vast_calls" (
	"source" text NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "vast_calls_source_minute_pk" PRIMARY KEY("source","minute")
);
--> statement-breakpoint
CREATE TABLE "vast_campaigns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"name" text NOT NULL,
	"advertiser" text NOT NULL,
	"priority" smallint NOT NULL,
	"weight" smallint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"goal_impressions" bigint,
	"daily_cap" bigint,
	"session_cap" integer,
	"pacing" text NOT NULL,
	"timezone" text NOT NULL,
	"stream_ids" text[] NOT NULL,
	"devices" text[] NOT NULL,
	"days" smallint[] NOT NULL,
	"from_hour" smallint NOT NULL,
	"to_hour" smallint NOT NULL,
	"paused" boolean NOT NULL,
	"impressions" bigint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vast_campaigns_pacing_known" CHECK ("vast_campaigns"."pacing" in ('even', 'asap')),
	CONSTRAINT "vast_campaigns_end" CHECK ("vast_campaigns"."ends_at" > "vast_campaigns"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "vast_counts" (
	"campaign_id" uuid NOT NULL,
	"creative_id" uuid NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"served" bigint DEFAULT 0 NOT NULL,
	"impressions" bigint DEFAULT 0 NOT NULL,
	"starts" bigint DEFAULT 0 NOT NULL,
	"first_quartiles" bigint DEFAULT 0 NOT NULL,
	"midpoints" bigint DEFAULT 0 NOT NULL,
	"third_quartiles" bigint DEFAULT 0 NOT NULL,
	"completes" bigint DEFAULT 0 NOT NULL,
	"clicks" bigint DEFAULT 0 NOT NULL,
	"errors" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "vast_counts_campaign_id_creative_id_hour_pk" PRIMARY KEY("campaign_id","creative_id","hour")
);
--> statement-breakpoint
CREATE TABLE "vast_creatives" (
	"id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" uuid NOT NULL,
	"name" text NOT NULL,
	"duration_seconds" smallint NOT NULL,
	"media_files" jsonb NOT NULL,
	"click_through" text,
	"trackers" jsonb NOT NULL,
	"enabled" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vast_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" uuid NOT NULL,
	"creative_id" uuid NOT NULL,
	"session" text NOT NULL,
	"served_at" timestamp with time zone NOT NULL,
	"events" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vast_requests" (
	"app_id" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"requests" bigint NOT NULL,
	"filled" bigint NOT NULL,
	CONSTRAINT "vast_requests_app_id_hour_pk" PRIMARY KEY("app_id","hour")
);
--> statement-breakpoint
CREATE TABLE "vast_tags" (
	"app_id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vast_tags_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "vast_campaigns" ADD CONSTRAINT "vast_campaigns_app_id_apps_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vast_counts" ADD CONSTRAINT "vast_counts_campaign_id_vast_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."vast_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vast_creatives" ADD CONSTRAINT "vast_creatives_campaign_id_vast_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."vast_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vast_deliveries" ADD CONSTRAINT "vast_deliveries_campaign_id_vast_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."vast_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vast_requests" ADD CONSTRAINT "vast_requests_app_id_apps_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vast_tags" ADD CONSTRAINT "vast_tags_app_id_apps_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vast_calls_minute_idx" ON "vast_calls" USING btree ("minute");--> statement-breakpoint
CREATE INDEX "vast_campaigns_app_idx" ON "vast_campaigns" USING btree ("app_id","name");--> statement-breakpoint
CREATE INDEX "vast_creatives_campaign_idx" ON "vast_creatives" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "vast_deliveries_session_idx" ON "vast_deliveries" USING btree ("campaign_id","session");--> statement-breakpoint
CREATE INDEX "vast_deliveries_time_idx" ON "vast_deliveries" USING btree ("served_at");