CREATE TABLE "stream_log" (
	"stream_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stream_sessions" (
	"stream_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"most_viewers" integer NOT NULL,
	CONSTRAINT "stream_sessions_stream_id_since_pk" PRIMARY KEY("stream_id","since")
);
--> statement-breakpoint
CREATE TABLE "stream_metrics_10s" (
	"stream_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"samples" integer DEFAULT 1 NOT NULL,
	"in_kbps" real NOT NULL,
	"frames_per_second" real NOT NULL,
	"viewers" real NOT NULL,
	"out_kbps" real NOT NULL,
	"speed" real,
	"encoder_speed" real,
	"dropped_percent" real,
	"key_frame_seconds" real,
	"audio_db" real,
	CONSTRAINT "stream_metrics_10s_stream_id_at_pk" PRIMARY KEY("stream_id","at")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "stream_metrics_1h" (
	"stream_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"samples" integer DEFAULT 1 NOT NULL,
	"in_kbps" real NOT NULL,
	"frames_per_second" real NOT NULL,
	"viewers" real NOT NULL,
	"out_kbps" real NOT NULL,
	"speed" real,
	"encoder_speed" real,
	"dropped_percent" real,
	"key_frame_seconds" real,
	"audio_db" real,
	CONSTRAINT "stream_metrics_1h_stream_id_at_pk" PRIMARY KEY("stream_id","at")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
ALTER TABLE "stream_metrics_1m" ADD COLUMN "speed" real;--> statement-breakpoint
ALTER TABLE "stream_metrics_1m" ADD COLUMN "encoder_speed" real;--> statement-breakpoint
ALTER TABLE "stream_metrics_1m" ADD COLUMN "dropped_percent" real;--> statement-breakpoint
ALTER TABLE "stream_metrics_1m" ADD COLUMN "key_frame_seconds" real;--> statement-breakpoint
ALTER TABLE "stream_metrics_1m" ADD COLUMN "audio_db" real;--> statement-breakpoint
ALTER TABLE "stream_log" ADD CONSTRAINT "stream_log_stream_id_streams_id_fk" FOREIGN KEY ("stream_id") REFERENCES "public"."streams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream_sessions" ADD CONSTRAINT "stream_sessions_stream_id_streams_id_fk" FOREIGN KEY ("stream_id") REFERENCES "public"."streams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stream_log_stream_id_at_idx" ON "stream_log" USING btree ("stream_id","at");--> statement-breakpoint
DO $$
DECLARE "month" timestamp;
BEGIN
	FOR "month" IN SELECT DISTINCT date_trunc('month', "at" AT TIME ZONE 'UTC') FROM "stream_metrics_1m" LOOP
		EXECUTE format(
			'CREATE TABLE %I PARTITION OF "stream_metrics_1h" FOR VALUES FROM (%L) TO (%L)',
			'stream_metrics_1h_' || to_char("month", 'YYYYMM'),
			"month" AT TIME ZONE 'UTC', ("month" + interval '1 month') AT TIME ZONE 'UTC');
	END LOOP;
END $$;
--> statement-breakpoint
INSERT INTO "stream_metrics_1h" ("stream_id", "at", "samples", "in_kbps", "frames_per_second", "viewers", "out_kbps")
SELECT "stream_id", date_trunc('hour', "at", 'UTC'), sum("samples"), sum("in_kbps" * "samples") / sum("samples"),
	sum("frames_per_second" * "samples") / sum("samples"), sum("viewers" * "samples") / sum("samples"),
	sum("out_kbps" * "samples") / sum("samples")
FROM "stream_metrics_1m" GROUP BY 1, 2;
--> statement-breakpoint
INSERT INTO "stream_sessions" ("stream_id", "since", "until", "most_viewers")
SELECT "stream_id", min("at"), max("at") + interval '1 minute', ceil(max("viewers"))
FROM (
	SELECT "stream_id", "at", "viewers", count(*) FILTER (WHERE "begins") OVER (PARTITION BY "stream_id" ORDER BY "at") AS "session"
	FROM (
		SELECT "stream_id", "at", "viewers", "at" - lag("at") OVER (PARTITION BY "stream_id" ORDER BY "at") > interval '3 minutes' AS "begins"
		FROM "stream_metrics_1m"
	) AS "minutes"
) AS "numbered"
WHERE "stream_id" IN (SELECT "id" FROM "streams")
GROUP BY "stream_id", "session";
