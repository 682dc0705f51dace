ALTER TABLE "transcode_channels" DROP CONSTRAINT "transcode_channels_template_id_transcode_templates_id_fk";
--> statement-breakpoint
ALTER TABLE "transcode_profiles" DROP CONSTRAINT "transcode_profiles_preset_id_transcode_presets_id_fk";
--> statement-breakpoint
ALTER TABLE "transcode_template_profiles" DROP CONSTRAINT "transcode_template_profiles_profile_id_transcode_profiles_id_fk";
--> statement-breakpoint
ALTER TABLE "transcode_channels" ADD CONSTRAINT "transcode_channels_template_id_transcode_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."transcode_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcode_profiles" ADD CONSTRAINT "transcode_profiles_preset_id_transcode_presets_id_fk" FOREIGN KEY ("preset_id") REFERENCES "public"."transcode_presets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcode_template_profiles" ADD CONSTRAINT "transcode_template_profiles_profile_id_transcode_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."transcode_profiles"("id") ON DELETE cascade ON UPDATE no action;