ALTER TABLE "audit_entries" ADD COLUMN "target_type" text;--> statement-breakpoint
UPDATE "audit_entries" SET "target_type" = CASE split_part("action", '.', 1)
  WHEN 'api-key' THEN 'tenant-app'
  WHEN 'two-factor' THEN 'user'
  WHEN 'session' THEN 'user'
  ELSE split_part("action", '.', 1)
END;--> statement-breakpoint
ALTER TABLE "audit_entries" ALTER COLUMN "target_type" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "target_name" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "result" text DEFAULT 'done' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "status" integer;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "ip" text;--> statement-breakpoint
CREATE INDEX "audit_entries_target_at_idx" ON "audit_entries" USING btree ("target_id","at");--> statement-breakpoint
CREATE INDEX "audit_entries_request_idx" ON "audit_entries" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "audit_entries_refused_idx" ON "audit_entries" USING btree ("actor_id","at") WHERE "audit_entries"."result" = 'refused';--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_result_known" CHECK ("audit_entries"."result" in ('done', 'refused'));--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_refused_with_status" CHECK (("audit_entries"."result" = 'refused') = ("audit_entries"."status" is not null));