CREATE TABLE "recordings" (
	"video_id" uuid PRIMARY KEY NOT NULL,
	"stream_id" uuid,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "videos" DROP CONSTRAINT "videos_state_known";--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_stream_id_streams_id_fk" FOREIGN KEY ("stream_id") REFERENCES "public"."streams"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recordings_stream_idx" ON "recordings" USING btree ("stream_id","starts_at");--> statement-breakpoint
CREATE INDEX "videos_expires_idx" ON "videos" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_state_known" CHECK ("videos"."state" in ('recording', 'uploading', 'processing', 'ready', 'error'));