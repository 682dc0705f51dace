ALTER TABLE "apps" ADD COLUMN "member_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "apps_kind_created_idx" ON "apps" USING btree ("kind","created_at","app_id" collate "C");--> statement-breakpoint
CREATE INDEX "apps_kind_members_idx" ON "apps" USING btree ("kind","member_count","app_id" collate "C");--> statement-breakpoint
CREATE INDEX "members_created_idx" ON "members" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "members_app_created_idx" ON "members" USING btree ("app_id","created_at","id");--> statement-breakpoint
UPDATE "apps" SET "member_count" = (SELECT count(*) FROM "members" WHERE "members"."app_id" = "apps"."app_id");--> statement-breakpoint
CREATE FUNCTION "count_members_in"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "apps" SET "member_count" = "member_count" + "changed"."members"
  FROM (SELECT "app_id", count(*)::integer AS "members" FROM "arrived" GROUP BY "app_id") AS "changed"
  WHERE "apps"."app_id" = "changed"."app_id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_members_out"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "apps" SET "member_count" = "member_count" - "changed"."members"
  FROM (SELECT "app_id", count(*)::integer AS "members" FROM "gone" GROUP BY "app_id") AS "changed"
  WHERE "apps"."app_id" = "changed"."app_id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "members_arrive" AFTER INSERT ON "members" REFERENCING NEW TABLE AS "arrived"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_members_in"();--> statement-breakpoint
CREATE TRIGGER "members_go" AFTER DELETE ON "members" REFERENCING OLD TABLE AS "gone"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_members_out"();--> statement-breakpoint
INSERT INTO "app_api_groups" ("app_id", "api_group_id")
SELECT "apps"."app_id", "api_groups"."id" FROM "apps" CROSS JOIN (VALUES
  ('admin-library', false), ('admin-machine', false), ('admin-ssai', false), ('admin-lrm', false),
  ('admin-transcode', false), ('admin-interactive', false), ('admin-livestream', false), ('admin-vod', false),
  ('management', false), ('admin-tenant-app', true), ('admin-management', true), ('admin-user', true)
) AS "api_groups" ("id", "admin_only")
WHERE "apps"."kind" = 'admin' OR NOT "api_groups"."admin_only"
ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "members" SET "invitation_expires_at" = "created_at" + interval '7 days' WHERE "status" = 'invited';--> statement-breakpoint
UPDATE "apps" SET "trial_ends_at" = "created_at" + interval '14 days' WHERE "subscription_status" = 'trial';
