CREATE TABLE "transcode_channels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"stream_id" uuid NOT NULL,
	"template_id" uuid NOT NULL,
	CONSTRAINT "transcode_channels_stream_id_unique" UNIQUE("stream_id")
);
--> statement-breakpoint
CREATE TABLE "transcode_presets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"speed" text NOT NULL,
	"tune" text NOT NULL,
	"level" text NOT NULL,
	"b_frames" integer NOT NULL,
	CONSTRAINT "transcode_presets_speed_known" CHECK ("transcode_presets"."speed" in ('ultrafast', 'superfast', 'veryfast', 'faster', 'fast', 'medium')),
	CONSTRAINT "transcode_presets_tune_known" CHECK ("transcode_presets"."tune" in ('none', 'film', 'animation', 'zerolatency')),
	CONSTRAINT "transcode_presets_level_known" CHECK ("transcode_presets"."level" in ('baseline', 'main', 'high'))
);
--> statement-breakpoint
CREATE TABLE "transcode_profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"preset_id" uuid NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"frames_per_second" integer NOT NULL,
	"kbps" integer NOT NULL,
	"gop_seconds" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transcode_template_profiles" (
	"template_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "transcode_template_profiles_template_id_position_pk" PRIMARY KEY("template_id","position")
);
--> statement-breakpoint
CREATE TABLE "transcode_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"audio_kbps" integer NOT NULL,
	"include_source" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "transcode_channels" ADD CONSTRAINT "transcode_channels_app_id_apps_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcode_channels" ADD CONSTRAINT "transcode_channels_stream_id_streams_id_fk" FOREIGN KEY ("stream_id") REFERENCES "public"."streams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcode_channels" ADD CONSTRAINT "transcode_channels_template_id_transcode_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."transcode_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcode_presets" ADD CONSTRAINT "transcode_presets_app_id_apps_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcode_profiles" ADD CONSTRAINT "transcode_profiles_app_id_apps_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcode_profiles" ADD CONSTRAINT "transcode_profiles_preset_id_transcode_presets_id_fk" FOREIGN KEY ("preset_id") REFERENCES "public"."transcode_presets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcode_template_profiles" ADD CONSTRAINT "transcode_template_profiles_template_id_transcode_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."transcode_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcode_template_profiles" ADD CONSTRAINT "transcode_template_profiles_profile_id_transcode_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."transcode_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcode_templates" ADD CONSTRAINT "transcode_templates_app_id_apps_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "transcode_channels_name_idx" ON "transcode_channels" USING btree ("app_id",lower("name"));--> statement-breakpoint
CREATE INDEX "transcode_channels_template_idx" ON "transcode_channels" USING btree ("template_id");--> statement-breakpoint
CREATE UNIQUE INDEX "transcode_presets_name_idx" ON "transcode_presets" USING btree ("app_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "transcode_profiles_name_idx" ON "transcode_profiles" USING btree ("app_id",lower("name"));--> statement-breakpoint
CREATE INDEX "transcode_profiles_preset_idx" ON "transcode_profiles" USING btree ("preset_id");--> statement-breakpoint
CREATE INDEX "transcode_template_profiles_profile_idx" ON "transcode_template_profiles" USING btree ("profile_id");--> statement-breakpoint
CREATE UNIQUE INDEX "transcode_templates_name_idx" ON "transcode_templates" USING btree ("app_id",lower("name"));