ALTER TABLE "mail_requests" DROP CONSTRAINT "mail_requests_kind_known";--> statement-breakpoint
ALTER TABLE "mail_tokens" DROP CONSTRAINT "mail_tokens_kind_known";--> statement-breakpoint
ALTER TABLE "mail_requests" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "mail_requests" ADD CONSTRAINT "mail_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_requests" ADD CONSTRAINT "mail_requests_change_of_user" CHECK (("mail_requests"."kind" = 'email') = ("mail_requests"."user_id" is not null));--> statement-breakpoint
ALTER TABLE "mail_requests" ADD CONSTRAINT "mail_requests_kind_known" CHECK ("mail_requests"."kind" in ('confirm', 'reset', 'email'));--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD CONSTRAINT "mail_tokens_kind_known" CHECK ("mail_tokens"."kind" in ('confirm', 'invite', 'reset', 'member', 'email'));