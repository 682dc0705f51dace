ALTER TABLE "apps" ADD COLUMN "charged_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "usages" ADD COLUMN "free" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "usages" SET "free" = true FROM "apps" WHERE "apps"."app_id" = "usages"."app_id" AND ("apps"."edition" = 'free' OR "apps"."status" = 'archived' OR "apps"."subscription_status" IN ('trial', 'cancelled')) AND "usages"."day" >= date_trunc('month', now()) - interval '1 month';
