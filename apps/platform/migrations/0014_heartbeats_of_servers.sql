CREATE TABLE "server_heartbeats" (
	"server_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"version" text NOT NULL,
	"cpu" double precision NOT NULL,
	"memory" double precision NOT NULL,
	"disk" double precision NOT NULL,
	"in_mbps" double precision NOT NULL,
	"out_mbps" double precision NOT NULL,
	"streams" bigint NOT NULL,
	"viewers" bigint NOT NULL,
	CONSTRAINT "server_heartbeats_cpu_percent" CHECK ("server_heartbeats"."cpu" between 0 and 100),
	CONSTRAINT "server_heartbeats_memory_percent" CHECK ("server_heartbeats"."memory" between 0 and 100),
	CONSTRAINT "server_heartbeats_disk_percent" CHECK ("server_heartbeats"."disk" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "servers" DROP CONSTRAINT "servers_status_known";--> statement-breakpoint
ALTER TABLE "servers" DROP CONSTRAINT "servers_kind_known";--> statement-breakpoint
ALTER TABLE "servers" ADD COLUMN "cluster" text;--> statement-breakpoint
ALTER TABLE "servers" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "servers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "server_heartbeats" ADD CONSTRAINT "server_heartbeats_server_id_servers_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."servers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "servers" DROP COLUMN "status";--> statement-breakpoint
ALTER TABLE "servers" ADD CONSTRAINT "servers_kind_known" CHECK ("servers"."kind" in ('live', 'vod', 'media', 'community', 'cluster', 'component'));