CREATE INDEX "alerts_raised_idx" ON "alerts" USING btree ("raised_at");--> statement-breakpoint
CREATE INDEX "alerts_open_idx" ON "alerts" USING btree ("raised_at") WHERE "alerts"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "audit_entries_email_at_idx" ON "audit_entries" USING btree ("actor_email","at");--> statement-breakpoint
CREATE INDEX "audit_entries_action_at_idx" ON "audit_entries" USING btree ("action","at");--> statement-breakpoint
CREATE INDEX "servers_name_idx" ON "servers" USING btree (lower("name") collate "C","id");--> statement-breakpoint
CREATE INDEX "servers_license_idx" ON "servers" USING btree ("license_expires_at");