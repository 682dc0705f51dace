CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_kind_known" CHECK ("sessions"."kind" in ('main', 'pending')),
	CONSTRAINT "sessions_end_after_start" CHECK ("sessions"."expires_at" > "sessions"."created_at")
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"enabled_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "two_factors_failures_counted" CHECK ("two_factors"."failures" >= 0)
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"search_text" text NOT NULL,
	"timezone" text NOT NULL,
	"language" text NOT NULL,
	"password_hash" text,
	"password_failures" integer DEFAULT 0 NOT NULL,
	"password_locked_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_lower_case" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_language_known" CHECK ("users"."language" in ('en', 'vi')),
	CONSTRAINT "users_password_failures_counted" CHECK ("users"."password_failures" >= 0)
);
--> statement-breakpoint
CREATE TABLE "apps" (
	"app_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"sort_name" text NOT NULL,
	"search_text" text NOT NULL,
	"status" text DEFAULT 'normal' NOT NULL,
	"edition" text NOT NULL,
	"subscription_status" text DEFAULT 'active' NOT NULL,
	"owner_id" uuid NOT NULL,
	"api_key_hash" text NOT NULL,
	"api_key_last_four" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"last_activity_at" timestamp with time zone,
	CONSTRAINT "apps_kind_known" CHECK ("apps"."kind" in ('tenant', 'admin')),
	CONSTRAINT "apps_status_known" CHECK ("apps"."status" in ('normal', 'archived')),
	CONSTRAINT "apps_edition_known" CHECK ("apps"."edition" in ('free', 'pro', 'enterprise')),
	CONSTRAINT "apps_subscription_status_known" CHECK ("apps"."subscription_status" in ('active', 'trial', 'past-due', 'cancelled')),
	CONSTRAINT "apps_api_key_last_four_length" CHECK (char_length("apps"."api_key_last_four") = 4)
);
--> statement-breakpoint
CREATE TABLE "group_permissions" (
	"group_id" uuid NOT NULL,
	"api_group_id" text NOT NULL,
	CONSTRAINT "group_permissions_group_id_api_group_id_pk" PRIMARY KEY("group_id","api_group_id")
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "groups_app_name_key" UNIQUE("app_id","name"),
	CONSTRAINT "groups_app_id_key" UNIQUE("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "members_app_user_key" UNIQUE("app_id","user_id"),
	CONSTRAINT "members_status_known" CHECK ("members"."status" in ('active', 'invited'))
);
--> statement-breakpoint
CREATE TABLE "billing_infos" (
	"app_id" text PRIMARY KEY NOT NULL,
	"company_name" text NOT NULL,
	"tax_code" text,
	"email" text NOT NULL,
	"address" text NOT NULL,
	"country" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"app_id" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"subtotal" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"period_start" date NOT NULL,
	"period_end" date NOT NULL,
	"issuing_date" date NOT NULL,
	"due_date" date NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "invoices_status_known" CHECK ("invoices"."status" in ('draft', 'unpaid', 'paid', 'overdue', 'void')),
	CONSTRAINT "invoices_currency_code" CHECK ("invoices"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "invoices_amounts_add_up" CHECK ("invoices"."total" = "invoices"."subtotal" + "invoices"."tax"),
	CONSTRAINT "invoices_amounts_positive" CHECK ("invoices"."subtotal" >= 0 and "invoices"."tax" >= 0),
	CONSTRAINT "invoices_paid_has_its_time" CHECK (("invoices"."status" = 'paid') = ("invoices"."paid_at" is not null)),
	CONSTRAINT "invoices_dates_in_order" CHECK ("invoices"."period_start" <= "invoices"."period_end" and "invoices"."issuing_date" <= "invoices"."due_date")
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"kind" text NOT NULL,
	"brand" text NOT NULL,
	"holder_name" text NOT NULL,
	"last_four" text NOT NULL,
	"expiry_month" integer,
	"expiry_year" integer,
	"is_primary" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_methods_kind_known" CHECK ("payment_methods"."kind" in ('card', 'bank-transfer')),
	CONSTRAINT "payment_methods_card_expires" CHECK (("payment_methods"."kind" = 'card') = ("payment_methods"."expiry_month" is not null and "payment_methods"."expiry_year" is not null)),
	CONSTRAINT "payment_methods_month_of_a_year" CHECK ("payment_methods"."expiry_month" between 1 and 12)
);
--> statement-breakpoint
CREATE TABLE "quotas" (
	"app_id" text NOT NULL,
	"resource" text NOT NULL,
	"limit" bigint NOT NULL,
	"used" bigint DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quotas_app_id_resource_pk" PRIMARY KEY("app_id","resource"),
	CONSTRAINT "quotas_resource_known" CHECK ("quotas"."resource" in ('storage-bytes', 'egress-bytes-per-month', 'transcode-seconds-per-month', 'live-channels', 'members')),
	CONSTRAINT "quotas_counted" CHECK ("quotas"."limit" >= 0 and "quotas"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "usages" (
	"app_id" text NOT NULL,
	"day" date NOT NULL,
	"storage_bytes" bigint NOT NULL,
	"egress_bytes" bigint NOT NULL,
	"transcode_seconds" bigint NOT NULL,
	"live_seconds" bigint NOT NULL,
	CONSTRAINT "usages_app_id_day_pk" PRIMARY KEY("app_id","day"),
	CONSTRAINT "usages_counted" CHECK (least("usages"."storage_bytes", "usages"."egress_bytes", "usages"."transcode_seconds", "usages"."live_seconds") >= 0)
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotent_answers" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" integer NOT NULL,
	"sealed_answer" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotent_answers_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"server_id" uuid,
	"severity" text NOT NULL,
	"kind" text NOT NULL,
	"raised_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "alerts_severity_known" CHECK ("alerts"."severity" in ('info', 'warning', 'critical'))
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"actor_email" text NOT NULL,
	"action" text NOT NULL,
	"app_id" text,
	"target_id" text,
	"request_id" text,
	"detail" jsonb
);
--> statement-breakpoint
CREATE TABLE "servers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"address" text NOT NULL,
	"region" text NOT NULL,
	"license_expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "servers_kind_known" CHECK ("servers"."kind" in ('live', 'vod', 'media', 'community', 'cluster')),
	CONSTRAINT "servers_status_known" CHECK ("servers"."status" in ('online', 'offline', 'maintenance'))
);
--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "apps" ADD CONSTRAINT "apps_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_permissions" ADD CONSTRAINT "group_permissions_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_app_id_apps_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_app_id_apps_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_group_of_the_same_app_fk" FOREIGN KEY ("app_id","group_id") REFERENCES "public"."groups"("app_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_infos" ADD CONSTRAINT "billing_infos_app_id_apps_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_app_id_apps_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_app_id_apps_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotas" ADD CONSTRAINT "quotas_app_id_apps_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usages" ADD CONSTRAINT "usages_app_id_apps_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotent_answers" ADD CONSTRAINT "idempotent_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_app_id_apps_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_server_id_servers_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."servers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "servers" ADD CONSTRAINT "servers_app_id_apps_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_codes_user_code_key" ON "recovery_codes" USING btree ("user_id","code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_hash_key" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "apps_api_key_hash_key" ON "apps" USING btree ("api_key_hash");--> statement-breakpoint
CREATE INDEX "apps_kind_status_created_idx" ON "apps" USING btree ("kind","status","created_at","app_id");--> statement-breakpoint
CREATE INDEX "apps_kind_sort_name_idx" ON "apps" USING btree ("kind","sort_name","app_id");--> statement-breakpoint
CREATE INDEX "apps_owner_idx" ON "apps" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "members_user_idx" ON "members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "members_group_idx" ON "members" USING btree ("group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number_key" ON "invoices" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_app_period_key" ON "invoices" USING btree ("app_id","period_start") WHERE "invoices"."status" <> 'void';--> statement-breakpoint
CREATE INDEX "invoices_app_issuing_idx" ON "invoices" USING btree ("app_id","issuing_date");--> statement-breakpoint
CREATE INDEX "invoices_status_issuing_idx" ON "invoices" USING btree ("status","issuing_date");--> statement-breakpoint
CREATE INDEX "payment_methods_app_idx" ON "payment_methods" USING btree ("app_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_one_primary_key" ON "payment_methods" USING btree ("app_id") WHERE "payment_methods"."is_primary";--> statement-breakpoint
CREATE INDEX "usages_day_idx" ON "usages" USING btree ("day");--> statement-breakpoint
CREATE INDEX "idempotent_answers_created_idx" ON "idempotent_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "alerts_app_raised_idx" ON "alerts" USING btree ("app_id","raised_at");--> statement-breakpoint
CREATE INDEX "alerts_server_idx" ON "alerts" USING btree ("server_id");--> statement-breakpoint
CREATE INDEX "audit_entries_at_idx" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_app_at_idx" ON "audit_entries" USING btree ("app_id","at");--> statement-breakpoint
CREATE INDEX "audit_entries_actor_at_idx" ON "audit_entries" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "servers_app_idx" ON "servers" USING btree ("app_id","name");