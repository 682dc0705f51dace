ALTER TABLE "social_grants" ALTER COLUMN "challenge" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "social_logins" ALTER COLUMN "challenge" DROP NOT NULL;