CREATE TABLE "collection_videos" (
	"collection_id" uuid NOT NULL,
	"video_id" uuid NOT NULL,
	CONSTRAINT "collection_videos_collection_id_video_id_pk" PRIMARY KEY("collection_id","video_id")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"video_id" uuid NOT NULL,
	"storage_id" text NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"node_id" uuid,
	"lease_until" timestamp with time zone,
	"progress" double precision DEFAULT 0 NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone NOT NULL,
	"not_before" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "media_jobs_kind_known" CHECK ("media_jobs"."kind" in ('transcode', 'captions', 'delete')),
	CONSTRAINT "media_jobs_state_known" CHECK ("media_jobs"."state" in ('queued', 'running', 'done', 'failed', 'canceled'))
);
--> statement-breakpoint
CREATE TABLE "video_captions" (
	"video_id" uuid NOT NULL,
	"language" text NOT NULL,
	"label" text NOT NULL,
	"content" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "video_captions_video_id_language_pk" PRIMARY KEY("video_id","language")
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"title" text NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"file_name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"checksum" text NOT NULL,
	"storage_id" text NOT NULL,
	"upload_node_id" uuid,
	"media_version" integer,
	"captions_version" integer DEFAULT 0 NOT NULL,
	"duration_seconds" double precision,
	"codecs" text,
	"renditions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"media_bytes" bigint DEFAULT 0 NOT NULL,
	"posters" integer DEFAULT 0 NOT NULL,
	"poster" integer DEFAULT 0 NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"chapters" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"publish_at" timestamp with time zone,
	"playback_id" text NOT NULL,
	"delivered_bytes" bigint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "videos_state_known" CHECK ("videos"."state" in ('uploading', 'processing', 'ready', 'error')),
	CONSTRAINT "videos_ready_has_media" CHECK ("videos"."state" <> 'ready' or "videos"."media_version" is not null)
);
--> statement-breakpoint
CREATE TABLE "vod_nodes" (
	"node_id" uuid PRIMARY KEY NOT NULL,
	"storage_id" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "collection_videos" ADD CONSTRAINT "collection_videos_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_videos" ADD CONSTRAINT "collection_videos_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_app_id_apps_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_jobs" ADD CONSTRAINT "media_jobs_node_id_media_nodes_server_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."media_nodes"("server_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_captions" ADD CONSTRAINT "video_captions_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_app_id_apps_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_upload_node_id_media_nodes_server_id_fk" FOREIGN KEY ("upload_node_id") REFERENCES "public"."media_nodes"("server_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vod_nodes" ADD CONSTRAINT "vod_nodes_node_id_media_nodes_server_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."media_nodes"("server_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_videos_video_idx" ON "collection_videos" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "collections_app_idx" ON "collections" USING btree ("app_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "media_jobs_video_key" ON "media_jobs" USING btree ("video_id","kind");--> statement-breakpoint
CREATE INDEX "media_jobs_node_idx" ON "media_jobs" USING btree ("node_id");--> statement-breakpoint
CREATE INDEX "media_jobs_created_idx" ON "media_jobs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "media_jobs_open_idx" ON "media_jobs" USING btree ("storage_id","priority","created_at") WHERE "media_jobs"."state" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "videos_app_idx" ON "videos" USING btree ("app_id","created_at");--> statement-breakpoint
CREATE INDEX "videos_created_idx" ON "videos" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "videos_upload_node_idx" ON "videos" USING btree ("upload_node_id");--> statement-breakpoint
CREATE UNIQUE INDEX "videos_playback_key" ON "videos" USING btree ("playback_id");