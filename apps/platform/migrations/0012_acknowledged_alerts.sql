ALTER TABLE "alerts" RENAME COLUMN "resolved_at" TO "cleared_at";--> statement-breakpoint
DROP INDEX "alerts_open_idx";--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "values" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "message" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "count" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "repeated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "acknowledged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "acknowledged_by" text;--> statement-breakpoint
CREATE INDEX "alerts_active_idx" ON "alerts" USING btree ("app_id","raised_at") WHERE "alerts"."cleared_at" is null;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_counted" CHECK ("alerts"."count" > 0);--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_repeated_after_raised" CHECK ("alerts"."repeated_at" >= "alerts"."raised_at");--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_cleared_in_the_end" CHECK ("alerts"."cleared_at" >= coalesce("alerts"."repeated_at", "alerts"."raised_at"));--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_acknowledged_by_somebody" CHECK (("alerts"."acknowledged_at" is null) = ("alerts"."acknowledged_by" is null));