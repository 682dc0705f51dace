CREATE TABLE "password_attempts" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"locked_until" timestamp with time zone,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "password_attempts_counted" CHECK ("password_attempts"."failures" > 0)
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_password_failures_counted";--> statement-breakpoint
ALTER TABLE "mail_requests" DROP CONSTRAINT "mail_requests_kind_known";--> statement-breakpoint
ALTER TABLE "mail_requests" ADD COLUMN "newcomer" jsonb;--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "password_failures";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "password_locked_until";--> statement-breakpoint
ALTER TABLE "mail_requests" ADD CONSTRAINT "mail_requests_sign_up_of_newcomer" CHECK (("mail_requests"."kind" = 'sign-up') = ("mail_requests"."newcomer" is not null));--> statement-breakpoint
ALTER TABLE "mail_requests" ADD CONSTRAINT "mail_requests_kind_known" CHECK ("mail_requests"."kind" in ('sign-up', 'confirm', 'reset', 'email'));