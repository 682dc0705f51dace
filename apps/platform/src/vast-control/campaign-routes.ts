import {
  CAMPAIGNS_MAX,
  createVastCampaign,
  deleteVastCampaign,
  getVastCampaign,
  listVastCampaigns,
  updateVastCampaign,
} from '@console/ssai/contract';
import { asc, eq } from 'drizzle-orm';
import { lockManagedApp } from '../apps/lock-app';
import { changeDetail, recordAudit } from '../audit/record-audit';
import { newId } from '../database/ids';
import { listPage } from '../database/list-query';
import { merged } from '../database/merged';
import { apps, vastCampaigns } from '../database/schema';
import { byCode } from '../database/schema/columns';
import { foldedText } from '../database/search-text';
import { fieldError, HttpError, requireVersion } from '../http/http-error';
import { route, routeInTransaction } from '../http/route';
import { message } from '../messages/message';
import {
  campaignResponse,
  lockCampaign,
  requireCampaign,
  selectCampaigns,
  statusAt,
  urgencyAt,
  type CampaignRow,
} from './campaign-row';

const NAME = foldedText(vastCampaigns.name);
const ADVERTISER = foldedText(vastCampaigns.advertiser);

export const vastCampaignRoutes = [
  route(listVastCampaigns, (call) => {
    const { db, now, query } = call;
    const { status } = query.customFields ?? {};
    return listPage(call, selectCampaigns(db, now), {
      appId: vastCampaigns.appId,
      where: [status && eq(statusAt(now), status)],
      words: [NAME, ADVERTISER, vastCampaigns.appId, foldedText(apps.name)],
      sorts: {
        name: NAME,
        appId: byCode(vastCampaigns.appId),
        advertiser: ADVERTISER,
        status: urgencyAt(now),
        priority: vastCampaigns.priority,
        startsAt: vastCampaigns.startsAt,
        endsAt: vastCampaigns.endsAt,
        impressions: vastCampaigns.impressions,
        createdAt: vastCampaigns.createdAt,
      },
      defaultSort: 'name',
      order: [asc(vastCampaigns.id)],
      respond: (rows) => rows.map(campaignResponse),
    });
  }),

  route(getVastCampaign, async (call) => {
    const found = await requireCampaign(call.db, call.params.id, call);
    call.setVersion(found.version);
    return campaignResponse(found);
  }),

  routeInTransaction(createVastCampaign, async (call) => {
    const { body, authority, now } = call;
    const { appId, startsAt, endsAt, ...fields } = body;
    await lockManagedApp(call.db, authority, appId);
    const ofApp = eq(vastCampaigns.appId, appId);
    if ((await call.db.$count(vastCampaigns, ofApp)) >= CAMPAIGNS_MAX) {
      throw new HttpError(409, message('vastCampaign.tooMany', { limit: CAMPAIGNS_MAX }));
    }
    const row = {
      ...fields,
      id: newId(now),
      appId,
      startsAt: new Date(startsAt),
      endsAt: endsAt === null ? null : new Date(endsAt),
      createdAt: now,
    };
    requireOrder(row);
    await call.db.insert(vastCampaigns).values(row);
    await recordAudit(call, row, auditedOf(row));
    return campaignResponse(await requireCampaign(call.db, row.id, call));
  }),

  routeInTransaction(updateVastCampaign, async (call) => {
    const { params, body, authority, knownVersion, setVersion } = call;
    const before = await lockCampaign(call.db, params.id, authority);
    requireVersion(knownVersion, before.version);
    const { startsAt, endsAt, ...fields } = body;
    const flight = {
      startsAt: startsAt === undefined ? before.startsAt : new Date(startsAt),
      endsAt: endsAt === undefined ? before.endsAt : endsAt === null ? null : new Date(endsAt),
    };
    requireOrder(flight);
    const changed = merged(before, { ...fields, ...flight });
    const detail = changeDetail(auditedOf(before), auditedOf(changed));
    if (Object.keys(detail).length > 0) {
      await call.db
        .update(vastCampaigns)
        .set({ ...fields, ...flight, version: before.version + 1 })
        .where(eq(vastCampaigns.id, before.id));
      await recordAudit(call, changed, detail);
    }
    const found = await requireCampaign(call.db, before.id, call);
    setVersion(found.version);
    return campaignResponse(found);
  }),

  routeInTransaction(deleteVastCampaign, async (call) => {
    const row = await lockCampaign(call.db, call.params.id, call.authority);
    await call.db.delete(vastCampaigns).where(eq(vastCampaigns.id, row.id));
    await recordAudit(call, row, { advertiser: row.advertiser, impressions: row.impressions });
    return {};
  }),
];

function requireOrder({ startsAt, endsAt }: Pick<CampaignRow, 'startsAt' | 'endsAt'>): void {
  if (endsAt && endsAt <= startsAt) throw fieldError(400, 'endsAt', message('vastCampaign.endsBeforeStart'));
}

type Audited = Omit<CampaignRow, 'id' | 'appId' | 'createdAt' | 'version' | 'impressions'>;

function auditedOf(row: Audited) {
  const { name, advertiser, priority, weight, goalImpressions, dailyCap, sessionCap, pacing } = row;
  const { timezone, fromHour, toHour, paused } = row;
  return {
    name,
    advertiser,
    priority,
    weight,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
    goalImpressions,
    dailyCap,
    sessionCap,
    pacing,
    timezone,
    streamIds: row.streamIds.join(', '),
    devices: row.devices.join(', '),
    days: row.days.join(', '),
    fromHour,
    toHour,
    paused,
  };
}
