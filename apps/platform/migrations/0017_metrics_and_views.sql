CREATE TABLE "server_metrics_10s" (
	"server_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"samples" integer DEFAULT 1 NOT NULL,
	"cpu" real NOT NULL,
	"memory" real NOT NULL,
	"disk" real NOT NULL,
	"in_mbps" real NOT NULL,
	"out_mbps" real NOT NULL,
	"streams" real NOT NULL,
	"viewers" real NOT NULL,
	CONSTRAINT "server_metrics_10s_server_id_at_pk" PRIMARY KEY("server_id","at")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "server_metrics_1h" (
	"server_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"samples" integer DEFAULT 1 NOT NULL,
	"cpu" real NOT NULL,
	"memory" real NOT NULL,
	"disk" real NOT NULL,
	"in_mbps" real NOT NULL,
	"out_mbps" real NOT NULL,
	"streams" real NOT NULL,
	"viewers" real NOT NULL,
	CONSTRAINT "server_metrics_1h_server_id_at_pk" PRIMARY KEY("server_id","at")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "server_metrics_1m" (
	"server_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"samples" integer DEFAULT 1 NOT NULL,
	"cpu" real NOT NULL,
	"memory" real NOT NULL,
	"disk" real NOT NULL,
	"in_mbps" real NOT NULL,
	"out_mbps" real NOT NULL,
	"streams" real NOT NULL,
	"viewers" real NOT NULL,
	CONSTRAINT "server_metrics_1m_server_id_at_pk" PRIMARY KEY("server_id","at")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"app_id" text NOT NULL,
	"table_name" text NOT NULL,
	"name" text NOT NULL,
	"filters" text NOT NULL,
	"sort" text,
	"columns" jsonb,
	"density" text,
	"shared" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "notifications_read_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "servers" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(translate(regexp_replace(normalize(name || ' ' || address || ' ' || region || ' ' || coalesce(cluster, ''), nfd), '[̀-ͯ]', '', 'g'), 'đĐ', 'dd'))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_app_id_apps_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "server_metrics_10s_at_idx" ON "server_metrics_10s" USING btree ("at");--> statement-breakpoint
CREATE INDEX "server_metrics_1h_at_idx" ON "server_metrics_1h" USING btree ("at");--> statement-breakpoint
CREATE INDEX "server_metrics_1m_at_idx" ON "server_metrics_1m" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name_key" ON "saved_views" USING btree ("user_id","table_name",lower("name"));--> statement-breakpoint
CREATE INDEX "saved_views_shared_idx" ON "saved_views" USING btree ("app_id","table_name") WHERE "saved_views"."shared";