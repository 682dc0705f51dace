CREATE TABLE "deleted_apps" (
	"app_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_app_id_apps_app_id_fk";
--> statement-breakpoint
ALTER TABLE "usages" DROP CONSTRAINT "usages_app_id_apps_app_id_fk";
--> statement-breakpoint
UPDATE "apps" SET "trial_ends_at" = "updated_at" WHERE "subscription_status" <> 'trial' AND "trial_ends_at" > "updated_at";
