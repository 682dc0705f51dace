CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"name" text NOT NULL,
	"scope" text NOT NULL,
	"key_hash" text NOT NULL,
	"last_four" text NOT NULL,
	"previous_hash" text,
	"previous_until" timestamp with time zone,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"reset_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "api_keys_app_name_key" UNIQUE("app_id","name"),
	CONSTRAINT "api_keys_scope_known" CHECK ("api_keys"."scope" in ('read', 'write')),
	CONSTRAINT "api_keys_last_four_length" CHECK (char_length("api_keys"."last_four") = 4),
	CONSTRAINT "api_keys_previous_ends" CHECK (("api_keys"."previous_hash" is null) = ("api_keys"."previous_until" is null))
);
--> statement-breakpoint
ALTER TABLE "apps" ALTER COLUMN "api_key_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "apps" ALTER COLUMN "api_key_last_four" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_app_id_apps_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_key_hash_key" ON "api_keys" USING btree ("key_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_previous_hash_key" ON "api_keys" USING btree ("previous_hash");--> statement-breakpoint
CREATE INDEX "api_keys_created_by_idx" ON "api_keys" USING btree ("created_by");--> statement-breakpoint
INSERT INTO "api_keys" ("id", "app_id", "name", "scope", "key_hash", "last_four", "created_at", "reset_at", "used_at")
SELECT gen_random_uuid(), "app_id", 'Default', 'write', "api_key_hash", "api_key_last_four", "created_at", "api_key_reset_at", "api_key_used_at"
FROM "apps" WHERE "api_key_hash" IS NOT NULL;
