CREATE TABLE "invoice_lines" (
	"invoice_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"edition" text,
	"period_start" date NOT NULL,
	"period_end" date NOT NULL,
	"quantity" numeric NOT NULL,
	"unit_price" numeric NOT NULL,
	"tax_rate" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "invoice_lines_invoice_id_position_pk" PRIMARY KEY("invoice_id","position"),
	CONSTRAINT "invoice_lines_kind_known" CHECK ("invoice_lines"."kind" in ('plan', 'live', 'transcode', 'storage', 'delivery')),
	CONSTRAINT "invoice_lines_counted" CHECK ("invoice_lines"."quantity" >= 0 and "invoice_lines"."unit_price" >= 0 and "invoice_lines"."amount" >= 0),
	CONSTRAINT "invoice_lines_tax_rate" CHECK ("invoice_lines"."tax_rate" between 0 and 10000),
	CONSTRAINT "invoice_lines_dates_in_order" CHECK ("invoice_lines"."period_start" <= "invoice_lines"."period_end")
);
--> statement-breakpoint
CREATE TABLE "payment_setups" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"payment_method_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"method_kind" text,
	"method_brand" text,
	"method_last_four" text,
	CONSTRAINT "payments_amount_positive" CHECK ("payments"."amount" > 0),
	CONSTRAINT "payments_method_known" CHECK ("payments"."method_kind" in ('card', 'bank-transfer')),
	CONSTRAINT "payments_method_whole" CHECK (num_nulls("payments"."method_kind", "payments"."method_brand", "payments"."method_last_four") in (0, 3))
);
--> statement-breakpoint
DROP INDEX "invoices_app_issuing_idx";--> statement-breakpoint
DROP INDEX "invoices_status_issuing_idx";--> statement-breakpoint
ALTER TABLE "billing_infos" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "recipient" jsonb;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "sealed_token" text;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_setups" ADD CONSTRAINT "payment_setups_app_id_apps_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_setups" ADD CONSTRAINT "payment_setups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_setups" ADD CONSTRAINT "payment_setups_payment_method_id_payment_methods_id_fk" FOREIGN KEY ("payment_method_id") REFERENCES "public"."payment_methods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_setups_app_idx" ON "payment_setups" USING btree ("app_id");--> statement-breakpoint
CREATE INDEX "payment_setups_user_idx" ON "payment_setups" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payment_setups_method_idx" ON "payment_setups" USING btree ("payment_method_id");--> statement-breakpoint
CREATE INDEX "payment_setups_expires_idx" ON "payment_setups" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "payments_invoice_idx" ON "payments" USING btree ("invoice_id","paid_at");--> statement-breakpoint
CREATE INDEX "payments_paid_idx" ON "payments" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "invoices_issuing_idx" ON "invoices" USING btree ("issuing_date","id","status");--> statement-breakpoint
CREATE INDEX "invoices_due_idx" ON "invoices" USING btree ("due_date","id","status","issuing_date");--> statement-breakpoint
CREATE INDEX "invoices_number_idx" ON "invoices" USING btree ("number" collate "C","id","status","issuing_date");--> statement-breakpoint
CREATE INDEX "invoices_app_order_idx" ON "invoices" USING btree ("app_id" collate "C","id","status","issuing_date");--> statement-breakpoint
CREATE INDEX "invoices_total_idx" ON "invoices" USING btree ("currency","total","id","status","issuing_date");--> statement-breakpoint
CREATE INDEX "invoices_open_idx" ON "invoices" USING btree ("issuing_date","id","status","due_date") WHERE "invoices"."status" in ('unpaid', 'overdue');--> statement-breakpoint
CREATE INDEX "invoices_app_issuing_idx" ON "invoices" USING btree ("app_id","issuing_date","id");--> statement-breakpoint
CREATE INDEX "invoices_status_issuing_idx" ON "invoices" USING btree ("status","issuing_date","id");--> statement-breakpoint
INSERT INTO "invoice_lines" ("invoice_id", "position", "kind", "edition", "period_start", "period_end", "quantity", "unit_price", "tax_rate", "amount")
SELECT "invoices"."id", 0, 'plan', "apps"."edition", "period_start", "period_end", 1,
  CASE WHEN "currency" = 'VND' THEN "subtotal" ELSE round("subtotal" / 100.0, 2) END,
  CASE WHEN "subtotal" = 0 THEN 0 ELSE round("tax" * 100.0 / "subtotal") * 100 END, "subtotal"
FROM "invoices" JOIN "apps" ON "apps"."app_id" = "invoices"."app_id";--> statement-breakpoint
INSERT INTO "payments" ("id", "invoice_id", "amount", "paid_at")
SELECT gen_random_uuid(), "id", "total", "paid_at" FROM "invoices" WHERE "status" = 'paid' AND "total" > 0;--> statement-breakpoint
UPDATE "invoices" SET "recipient" = jsonb_build_object('companyName', "company_name", 'taxCode', "tax_code", 'email', "email", 'address', "address", 'country', "country")
FROM "billing_infos" WHERE "billing_infos"."app_id" = "invoices"."app_id";
