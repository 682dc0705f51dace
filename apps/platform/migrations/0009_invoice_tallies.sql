CREATE TABLE "invoice_tallies" (
	"issuing_date" date NOT NULL,
	"due_date" date NOT NULL,
	"status" text NOT NULL,
	"invoices" bigint NOT NULL,
	CONSTRAINT "invoice_tallies_issuing_date_due_date_status_pk" PRIMARY KEY("issuing_date","due_date","status")
);
--> statement-breakpoint
CREATE INDEX "invoices_issuing_number_idx" ON "invoices" USING btree ("issuing_date","number" collate "C","id","status");--> statement-breakpoint
CREATE FUNCTION "tally_invoices"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "invoice_tallies" AS "tally" ("issuing_date", "due_date", "status", "invoices")
    SELECT "issuing_date", "due_date", "status", count(*) FROM "arrived" GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT ("issuing_date", "due_date", "status") DO UPDATE SET "invoices" = "tally"."invoices" + "excluded"."invoices";
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "invoice_tallies" AS "tally" ("issuing_date", "due_date", "status", "invoices")
    SELECT "issuing_date", "due_date", "status", -count(*) FROM "gone" GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT ("issuing_date", "due_date", "status") DO UPDATE SET "invoices" = "tally"."invoices" + "excluded"."invoices";
  ELSE
    INSERT INTO "invoice_tallies" AS "tally" ("issuing_date", "due_date", "status", "invoices")
    SELECT "issuing_date", "due_date", "status", sum("change") FROM (
      SELECT "issuing_date", "due_date", "status", 1 AS "change" FROM "arrived"
      UNION ALL SELECT "issuing_date", "due_date", "status", -1 FROM "gone"
    ) AS "changed" GROUP BY 1, 2, 3 HAVING sum("change") <> 0 ORDER BY 1, 2, 3
    ON CONFLICT ("issuing_date", "due_date", "status") DO UPDATE SET "invoices" = "tally"."invoices" + "excluded"."invoices";
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "invoices_arrive" AFTER INSERT ON "invoices" REFERENCING NEW TABLE AS "arrived"
  FOR EACH STATEMENT EXECUTE FUNCTION "tally_invoices"();--> statement-breakpoint
CREATE TRIGGER "invoices_change" AFTER UPDATE ON "invoices" REFERENCING OLD TABLE AS "gone" NEW TABLE AS "arrived"
  FOR EACH STATEMENT EXECUTE FUNCTION "tally_invoices"();--> statement-breakpoint
CREATE TRIGGER "invoices_go" AFTER DELETE ON "invoices" REFERENCING OLD TABLE AS "gone"
  FOR EACH STATEMENT EXECUTE FUNCTION "tally_invoices"();--> statement-breakpoint
INSERT INTO "invoice_tallies" ("issuing_date", "due_date", "status", "invoices")
SELECT "issuing_date", "due_date", "status", count(*) FROM "invoices" GROUP BY 1, 2, 3;
