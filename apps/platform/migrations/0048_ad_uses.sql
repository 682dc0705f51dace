CREATE TABLE "ssai_ad_uses" (
	"app_id" text NOT NULL,
	"key" text NOT NULL,
	"day" date NOT NULL,
	"shown" integer NOT NULL,
	"skipped" integer NOT NULL,
	CONSTRAINT "ssai_ad_uses_app_id_key_day_pk" PRIMARY KEY("app_id","key","day")
);
--> statement-breakpoint
ALTER TABLE "ssai_ad_uses" ADD CONSTRAINT "ssai_ad_uses_app_id_apps_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "ssai_ad_uses" ("app_id", "key", "day", "shown", "skipped")
SELECT "app_id", "ad" ->> 'key', ("starts_at" AT TIME ZONE 'UTC')::date,
	count(*) FILTER (WHERE "ad" ->> 'skip' IS NULL), count(*) FILTER (WHERE "ad" ->> 'skip' IS NOT NULL)
FROM "ad_session_breaks", jsonb_array_elements("record" -> 'ads') AS "ad"
WHERE "ad" ->> 'key' <> '' GROUP BY 1, 2, 3;
