CREATE TABLE "social_grants" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"challenge" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_requests_kind_known" CHECK ("mail_requests"."kind" in ('confirm', 'reset'))
);
--> statement-breakpoint
DROP INDEX "outbox_waiting_idx";--> statement-breakpoint
DELETE FROM "social_logins";--> statement-breakpoint
ALTER TABLE "social_logins" ADD COLUMN "challenge" text NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
UPDATE "outbox" SET "expires_at" = "created_at" + interval '1 day';--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "expires_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "social_grants" ADD CONSTRAINT "social_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "social_grants_user_idx" ON "social_grants" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "social_grants_expires_idx" ON "social_grants" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_created_idx" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_waiting_idx" ON "outbox" USING btree ("next_attempt_at") WHERE "outbox"."sent_at" is null and "outbox"."failed_at" is null;--> statement-breakpoint
ALTER TABLE "social_logins" DROP COLUMN "redirect";