import { isDeepStrictEqual } from 'node:util';
import {
  createVastCreative,
  CREATIVES_MAX,
  deleteVastCreative,
  listVastCreatives,
  updateVastCreative,
  type VastCreative,
} from '@console/ssai/contract';
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { changeDetail, recordAudit } from '../audit/record-audit';
import type { Authority } from '../authorization/authority';
import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import { equalsId } from '../database/list-query';
import { merged } from '../database/merged';
import { vastCounts, vastCreatives } from '../database/schema';
import { foldedText } from '../database/search-text';
import { entityTag, HttpError, requireVersion } from '../http/http-error';
import { route, routeInTransaction } from '../http/route';
import { message } from '../messages/message';
import { lockCampaign, requireCampaign } from './campaign-row';

type Row = typeof vastCreatives.$inferSelect;

export const vastCreativeRoutes = [
  route(listVastCreatives, async (call) => {
    const { id } = await requireCampaign(call.db, call.params.campaignId, call);
    const rows = await selectCreatives(call.db)
      .where(eq(vastCreatives.campaignId, id))
      .orderBy(asc(foldedText(vastCreatives.name)), asc(vastCreatives.id));
    return { data: rows.map(creativeResponse) };
  }),

  routeInTransaction(createVastCreative, async (call) => {
    const { params, body, authority, now } = call;
    const campaign = await lockCampaign(call.db, params.campaignId, authority);
    const ofCampaign = eq(vastCreatives.campaignId, campaign.id);
    if ((await call.db.$count(vastCreatives, ofCampaign)) >= CREATIVES_MAX) {
      throw new HttpError(409, message('vastCreative.tooMany', { limit: CREATIVES_MAX }));
    }
    const row = { ...body, id: newId(now), campaignId: campaign.id, createdAt: now };
    await call.db.insert(vastCreatives).values(row);
    const detail = { campaign: campaign.name, ...auditedOf(row) };
    await recordAudit(call, { ...row, appId: campaign.appId }, detail);
    return creativeResponse(await requireCreative(call.db, row.id));
  }),

  routeInTransaction(updateVastCreative, async (call) => {
    const { params, body, authority, knownVersion, setVersion } = call;
    const { before, appId } = await lockCreative(call.db, params, authority);
    requireVersion(knownVersion, before.version);
    const changed = merged(before, body);
    if (!isDeepStrictEqual(changed, before)) {
      await call.db
        .update(vastCreatives)
        .set({ ...body, version: before.version + 1 })
        .where(eq(vastCreatives.id, before.id));
      const detail = changeDetail(auditedOf(before), auditedOf(changed));
      await recordAudit(call, { ...changed, appId }, detail);
    }
    const found = await requireCreative(call.db, before.id);
    setVersion(found.version);
    return creativeResponse(found);
  }),

  routeInTransaction(deleteVastCreative, async (call) => {
    const { before, appId } = await lockCreative(call.db, call.params, call.authority);
    await call.db.delete(vastCreatives).where(eq(vastCreatives.id, before.id));
    await recordAudit(call, { ...before, appId }, auditedOf(before));
    return {};
  }),
];

function selectCreatives(db: Database) {
  return db
    .select({
      ...getTableColumns(vastCreatives),
      impressions: sql<number>`(select coalesce(sum(${vastCounts.impressions}), 0) from ${vastCounts}
        where ${vastCounts.campaignId} = ${vastCreatives.campaignId}
          and ${vastCounts.creativeId} = ${vastCreatives.id})`
        .mapWith(Number)
        .as('impressions'),
    })
    .from(vastCreatives);
}

type SelectedCreative = Awaited<ReturnType<typeof selectCreatives>>[number];

function creativeResponse({ version, createdAt, ...fields }: SelectedCreative): VastCreative {
  return { ...fields, createdAt: createdAt.toISOString(), etag: entityTag(version) };
}

async function requireCreative(db: Database, id: string): Promise<SelectedCreative> {
  const [found] = await selectCreatives(db).where(eq(vastCreatives.id, id));
  if (!found) throw creativeNotFound();
  return found;
}

/** @throws HttpError 404 */
async function lockCreative(
  db: Database,
  { campaignId, id }: { campaignId: string; id: string },
  authority: Authority,
): Promise<{ before: Row; appId: string }> {
  const { appId } = await lockCampaign(db, campaignId, authority);
  const [before] = await db
    .select()
    .from(vastCreatives)
    .where(and(equalsId(vastCreatives.id, id), eq(vastCreatives.campaignId, campaignId)));
  if (!before) throw creativeNotFound();
  return { before, appId };
}

function creativeNotFound(): HttpError {
  return new HttpError(404, message('vastCreative.notFound'));
}

type Audited = Pick<Row, 'name' | 'durationSeconds' | 'mediaFiles' | 'clickThrough' | 'trackers' | 'enabled'>;

function auditedOf({ name, durationSeconds, mediaFiles, clickThrough, trackers, enabled }: Audited) {
  return {
    name,
    durationSeconds,
    mediaFiles: mediaFiles.map(({ url }) => url).join(' '),
    clickThrough,
    trackers: trackers.map(({ event, url }) => `${event} ${url}`).join(' '),
    enabled,
  };
}
