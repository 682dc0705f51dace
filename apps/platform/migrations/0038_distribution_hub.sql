CREATE TABLE "delivered_bytes" (
	"distributor_id" uuid NOT NULL,
	"delivery_id" uuid NOT NULL,
	"day" date NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "delivered_bytes_distributor_id_delivery_id_day_pk" PRIMARY KEY("distributor_id","delivery_id","day")
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"distributor_id" uuid NOT NULL,
	"stream_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"push_url" text,
	"sealed_key" text,
	"push_state" text,
	"problem" text,
	"since" timestamp with time zone,
	"dropped_segments" integer DEFAULT 0 NOT NULL,
	"viewers" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deliveries_kind_known" CHECK ("deliveries"."kind" in ('pull', 'push')),
	CONSTRAINT "deliveries_push_address" CHECK (("deliveries"."kind" = 'push') = ("deliveries"."push_url" is not null)),
	CONSTRAINT "deliveries_push_state_known" CHECK ("deliveries"."push_state" in ('connecting', 'delivering', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "distributors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"support_email" text,
	"note" text NOT NULL,
	"status" text NOT NULL,
	"expires_at" timestamp with time zone,
	"page_hash" text,
	"page_since" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "distributors_page_hash_unique" UNIQUE("page_hash"),
	CONSTRAINT "distributors_status_known" CHECK ("distributors"."status" in ('active', 'suspended'))
);
--> statement-breakpoint
ALTER TABLE "delivered_bytes" ADD CONSTRAINT "delivered_bytes_distributor_id_distributors_id_fk" FOREIGN KEY ("distributor_id") REFERENCES "public"."distributors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_distributor_id_distributors_id_fk" FOREIGN KEY ("distributor_id") REFERENCES "public"."distributors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_stream_id_streams_id_fk" FOREIGN KEY ("stream_id") REFERENCES "public"."streams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distributors" ADD CONSTRAINT "distributors_app_id_apps_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_stream_idx" ON "deliveries" USING btree ("stream_id");--> statement-breakpoint
CREATE INDEX "deliveries_distributor_idx" ON "deliveries" USING btree ("distributor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_pull_idx" ON "deliveries" USING btree ("distributor_id","stream_id") WHERE "deliveries"."kind" = 'pull';--> statement-breakpoint
CREATE UNIQUE INDEX "distributors_name_idx" ON "distributors" USING btree ("app_id",lower("name"));