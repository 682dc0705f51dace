CREATE TABLE "stream_issues" (
	"stream_id" uuid NOT NULL,
	"type" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"value" real,
	CONSTRAINT "stream_issues_stream_id_type_since_pk" PRIMARY KEY("stream_id","type","since")
);
--> statement-breakpoint
CREATE TABLE "stream_metrics_1m" (
	"stream_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"samples" integer DEFAULT 1 NOT NULL,
	"in_kbps" real NOT NULL,
	"frames_per_second" real NOT NULL,
	"viewers" real NOT NULL,
	"out_kbps" real NOT NULL,
	CONSTRAINT "stream_metrics_1m_stream_id_at_pk" PRIMARY KEY("stream_id","at")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
ALTER TABLE "stream_issues" ADD CONSTRAINT "stream_issues_stream_id_streams_id_fk" FOREIGN KEY ("stream_id") REFERENCES "public"."streams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stream_issues_until_idx" ON "stream_issues" USING btree ("until");