DROP INDEX "apps_kind_status_created_idx";--> statement-breakpoint
DROP INDEX "apps_kind_sort_name_idx";--> statement-breakpoint
CREATE INDEX "apps_kind_status_created_idx" ON "apps" USING btree ("kind","status","created_at","app_id" collate "C");--> statement-breakpoint
CREATE INDEX "apps_kind_sort_name_idx" ON "apps" USING btree ("kind","sort_name" collate "C","app_id" collate "C");