CREATE TABLE "status_banners" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"severity" text NOT NULL,
	"en" text NOT NULL,
	"vi" text NOT NULL,
	"until" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "status_banners_only_one" CHECK ("status_banners"."is_only"),
	CONSTRAINT "status_banners_severity_known" CHECK ("status_banners"."severity" in ('info', 'warning', 'critical'))
);
