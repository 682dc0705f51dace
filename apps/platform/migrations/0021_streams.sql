CREATE TABLE "media_nodes" (
	"server_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"origin" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "media_nodes_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "streams" (
	"id" uuid PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"name" text NOT NULL,
	"pattern" text NOT NULL,
	"started_at" timestamp with time zone,
	"node_id" uuid,
	"lease_until" timestamp with time zone,
	"epoch" integer DEFAULT 0 NOT NULL,
	"reported_state" text,
	"problem" text,
	"renditions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"viewers" integer DEFAULT 0 NOT NULL,
	"out_kbps" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "streams_pattern_known" CHECK ("streams"."pattern" in ('test-card', 'color-bars', 'fractal', 'gradient')),
	CONSTRAINT "streams_state_known" CHECK ("streams"."reported_state" in ('starting', 'live', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "media_nodes" ADD CONSTRAINT "media_nodes_server_id_servers_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."servers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "streams" ADD CONSTRAINT "streams_app_id_apps_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "streams" ADD CONSTRAINT "streams_node_id_media_nodes_server_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."media_nodes"("server_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "streams_app_idx" ON "streams" USING btree ("app_id","name");--> statement-breakpoint
CREATE INDEX "streams_node_idx" ON "streams" USING btree ("node_id");--> statement-breakpoint
CREATE INDEX "streams_on_idx" ON "streams" USING btree ("lease_until") WHERE "streams"."started_at" is not null;