ALTER TABLE "members" ADD COLUMN "becomes_owner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "members_one_owner_to_be_key" ON "members" USING btree ("app_id") WHERE "members"."becomes_owner";--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_owner_to_be_is_invited" CHECK (not "members"."becomes_owner" or "members"."status" = 'invited');