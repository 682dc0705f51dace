import { ADMIN_APP_ID } from '@console/http/contract';
import {
  getStatusBanner,
  removeStatusBanner,
  setStatusBanner,
  type StatusBanner,
} from '@console/tenant-apps/contract';
import { eq } from 'drizzle-orm';
import { changeDetail, recordAudit } from '../audit/record-audit';
import { statusBanners } from '../database/schema';
import { changedMeanwhile, entityTag, fieldError } from '../http/http-error';
import { route, routeInTransaction } from '../http/route';
import { message } from '../messages/message';

type Row = typeof statusBanners.$inferSelect;

const NONE = { severity: null, en: null, vi: null, until: null };

export const statusBannerRoutes = [
  route(getStatusBanner, async ({ db, now }) => {
    const [row] = await db.select().from(statusBanners);
    return { banner: isShown(row, now) ? statusBanner(row) : null };
  }),

  routeInTransaction(setStatusBanner, async (call) => {
    const { body, now, knownVersion, setVersion } = call;
    if (body.en === '' && body.vi === '') throw fieldError(400, 'en', message('field.required'));
    const until = body.until === null ? null : new Date(body.until);
    if (until && until <= now) throw fieldError(400, 'until', message('statusBanner.past'));
    const [before] = await call.db.select().from(statusBanners).for('update');
    const isReplaced = isShown(before, now);
    if (knownVersion === undefined ? isReplaced : knownVersion !== before?.version) throw changedMeanwhile();
    const version = before?.version ?? 0;
    const values = { ...body, until, version: version + 1, updatedAt: now };
    const [row] = await call.db
      .insert(statusBanners)
      .values(values)
      .onConflictDoUpdate({
        target: statusBanners.isOnly,
        set: values,
        setWhere: eq(statusBanners.version, version),
      })
      .returning();
    if (!row) throw changedMeanwhile();
    const detail = changeDetail(isReplaced ? auditedOf(before) : NONE, auditedOf(row));
    await recordAudit(call, auditedBanner(row), detail);
    setVersion(row.version);
    return statusBanner(row);
  }),

  routeInTransaction(removeStatusBanner, async (call) => {
    const { now } = call;
    const [removed] = await call.db.select().from(statusBanners).for('update');
    if (isShown(removed, now)) {
      // Its row stays, so that versions do not repeat.
      await call.db.update(statusBanners).set({ until: now, version: removed.version + 1, updatedAt: now });
      await recordAudit(call, auditedBanner(removed), changeDetail(auditedOf(removed), NONE));
    }
    return {};
  }),
];

function isShown(row: Row | undefined, now: Date): row is Row {
  return row !== undefined && (row.until === null || row.until > now);
}

function auditedBanner({ en, vi }: Row) {
  return { appId: ADMIN_APP_ID, id: null, name: en || vi };
}

function auditedOf({ severity, en, vi, until }: Row) {
  return { severity, en, vi, until: until?.toISOString() ?? null };
}

function statusBanner({ severity, en, vi, until, version, updatedAt }: Row): StatusBanner {
  return {
    severity,
    en,
    vi,
    until: until?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
    etag: entityTag(version),
  };
}
