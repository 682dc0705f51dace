CREATE TABLE "channel_switches" (
	"channel_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"stream_id" text,
	"title" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "channel_switches_channel_id_at_pk" PRIMARY KEY("channel_id","at")
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"stream_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"settings" jsonb NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"canceled_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"started_id" uuid,
	"active_id" text,
	"health" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "channels_kind_known" CHECK ("channels"."kind" in ('lrm', 'event', 'playout'))
);
--> statement-breakpoint
ALTER TABLE "channel_switches" ADD CONSTRAINT "channel_switches_channel_id_channels_stream_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("stream_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_stream_id_streams_id_fk" FOREIGN KEY ("stream_id") REFERENCES "public"."streams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_started_id_streams_id_fk" FOREIGN KEY ("started_id") REFERENCES "public"."streams"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channels_kind_idx" ON "channels" USING btree ("kind","starts_at");--> statement-breakpoint
CREATE INDEX "channels_times_idx" ON "channels" USING btree ("opens_at");