import {
  captureAdSession,
  getAdSession,
  getSsaiStatistics,
  listAdBreaks,
  listSessionBreaks,
  listSsaiAds,
} from '@console/ssai/contract';
import { and, asc, desc, eq, gte, sql } from 'drizzle-orm';
import { rejectArchivedApp } from '../apps/lock-app';
import { recordAudit } from '../audit/record-audit';
import { equals, equalsId, readPage, sortOrder } from '../database/list-query';
import { adBreaks, adCaptures, adSessionBreaks, apps, ssaiAds, ssaiEndpoints } from '../database/schema';
import { containsWords, foldedText } from '../database/search-text';
import { HttpError } from '../http/http-error';
import { route, routeInTransaction } from '../http/route';
import { message } from '../messages/message';
import { adUses } from './ad-uses';
import { figuresByBreak, figuresOf, NO_FIGURES } from './break-figures';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const MAX_BREAKS = 20;

export const ssaiStatisticsRoutes = [
  route(listSsaiAds, async ({ query, db, authority, now }) => {
    const { q = '', sort = '-seenAt', customFields = {} } = query;
    const wanted = and(
      authority.within(ssaiAds.appId),
      equals(ssaiAds.appId, customFields.appId),
      equals(ssaiAds.state, customFields.state),
      ...containsWords(q, [
        foldedText(ssaiAds.title),
        foldedText(ssaiAds.advertiser),
        foldedText(ssaiAds.adId),
      ]),
    );
    const order = sortOrder(sort, {
      title: foldedText(ssaiAds.title),
      advertiser: foldedText(ssaiAds.advertiser),
      state: ssaiAds.state,
      ms: ssaiAds.ms,
      seenAt: ssaiAds.seenAt,
    });
    const { rows, ...page } = await readPage(
      db,
      db
        .select({
          ad: ssaiAds,
          appName: apps.name,
          shown: adUses(db, 'shown', now),
          skipped: adUses(db, 'skipped', now),
        })
        .from(ssaiAds)
        .innerJoin(apps, eq(apps.appId, ssaiAds.appId))
        .where(wanted)
        .$dynamic(),
      query,
      ...order,
      asc(ssaiAds.id),
    );
    const data = rows.map(({ ad, ...rest }) => ({ ...ad, ...rest, seenAt: ad.seenAt.toISOString() }));
    return { data, ...page };
  }),

  route(listAdBreaks, async ({ query, db, authority }) => {
    const { q = '', sort = '-startsAt', customFields = {} } = query;
    const { endpointId } = customFields;
    const wanted = and(
      authority.within(adBreaks.appId),
      equals(adBreaks.appId, customFields.appId),
      equalsId(adBreaks.endpointId, endpointId),
      ...containsWords(q, [foldedText(ssaiEndpoints.name)]),
    );
    const ofBreak = eq(adSessionBreaks.breakId, adBreaks.id);
    const order = sortOrder(sort, {
      startsAt: adBreaks.startsAt,
      sessions: sql`(select count(*) from ${adSessionBreaks} where ${ofBreak})`,
      filled: sql`(select coalesce(sum(${adSessionBreaks.filled}), 0) from ${adSessionBreaks} where ${ofBreak})`,
    });
    const { rows, ...page } = await readPage(
      db,
      db
        .select({ adBreak: adBreaks, name: ssaiEndpoints.name })
        .from(adBreaks)
        .innerJoin(ssaiEndpoints, eq(ssaiEndpoints.id, adBreaks.endpointId))
        .where(wanted)
        .$dynamic(),
      query,
      ...order,
      asc(adBreaks.id),
    );
    const figures = await figuresByBreak(
      db,
      rows.map(({ adBreak }) => adBreak.id),
    );
    const data = rows.map(
      ({ adBreak: { id, appId, endpointId: of, origin, cue, startsAt, plannedMs }, name }) => ({
        ...{ id, appId, origin, cue, endpoint: { id: of, name } },
        startsAt: startsAt.toISOString(),
        seconds: plannedMs / 1_000,
        ...(figures.get(id) ?? NO_FIGURES),
      }),
    );
    return { data, ...page };
  }),

  route(getSsaiStatistics, async ({ query, db, authority, now }) => {
    const since = new Date(now.getTime() - Number(query.hours) * HOUR_MS);
    const { endpointId } = query;
    const breaks = and(
      authority.within(adBreaks.appId),
      gte(adBreaks.startsAt, since),
      equalsId(adBreaks.endpointId, endpointId),
    );
    const sessions = and(
      authority.within(adSessionBreaks.appId),
      gte(adSessionBreaks.startsAt, since),
      equalsId(adSessionBreaks.endpointId, endpointId),
    );
    const [number, figures] = await Promise.all([db.$count(adBreaks, breaks), figuresOf(db, sessions)]);
    return { breaks: number, ...figures };
  }),

  route(listSessionBreaks, async ({ query, db, authority }) => {
    const { q = '', sort = '-startsAt', customFields = {} } = query;
    const { breakId, endpointId, session, failedStage } = customFields;
    const wanted = and(
      authority.within(adSessionBreaks.appId),
      equalsId(adSessionBreaks.breakId, breakId),
      equalsId(adSessionBreaks.endpointId, endpointId),
      equals(adSessionBreaks.session, session),
      equals(adSessionBreaks.failedStage, failedStage),
      ...containsWords(q, [sql`lower(${adSessionBreaks.session})`]),
    );
    const order = sortOrder(sort, { startsAt: adSessionBreaks.startsAt, session: adSessionBreaks.session });
    const { rows, ...page } = await readPage(
      db,
      db
        .select({
          record: adSessionBreaks.record,
          failedStage: adSessionBreaks.failedStage,
          endpointName: ssaiEndpoints.name,
        })
        .from(adSessionBreaks)
        .innerJoin(ssaiEndpoints, eq(ssaiEndpoints.id, adSessionBreaks.endpointId))
        .where(wanted)
        .$dynamic(),
      query,
      ...order,
      asc(adSessionBreaks.session),
      asc(adSessionBreaks.breakId),
    );
    return { data: rows.map(({ record, ...rest }) => ({ ...record, ...rest })), ...page };
  }),

  route(getAdSession, async ({ params, db, authority, now }) => {
    const rows = await db
      .select({ row: adSessionBreaks, endpointName: ssaiEndpoints.name, captureUntil: adCaptures.until })
      .from(adSessionBreaks)
      .innerJoin(ssaiEndpoints, eq(ssaiEndpoints.id, adSessionBreaks.endpointId))
      .leftJoin(adCaptures, eq(adCaptures.session, adSessionBreaks.session))
      .where(and(eq(adSessionBreaks.session, params.id), authority.within(adSessionBreaks.appId)))
      .orderBy(desc(adSessionBreaks.startsAt))
      .limit(MAX_BREAKS);
    const [first] = rows;
    if (!first) throw new HttpError(404, message('adSession.notFound'));
    const { captureUntil } = first;
    return {
      session: params.id,
      appId: first.row.appId,
      endpoint: { id: first.row.endpointId, name: first.endpointName },
      captureUntil: captureUntil !== null && captureUntil > now ? captureUntil.toISOString() : null,
      breaks: rows.map(({ row: { record, failedStage }, endpointName }) => ({
        ...record,
        failedStage,
        endpointName,
      })),
    };
  }),

  routeInTransaction(captureAdSession, async (call) => {
    const { params, authority, now, body } = call;
    const [known] = await call.db
      .select({ appId: adSessionBreaks.appId, endpointId: adSessionBreaks.endpointId })
      .from(adSessionBreaks)
      .where(and(eq(adSessionBreaks.session, params.id), authority.within(adSessionBreaks.appId)))
      .limit(1);
    if (!known) throw new HttpError(404, message('adSession.notFound'));
    await rejectArchivedApp(call.db, known.appId);
    const until = new Date(now.getTime() + body.minutes * MINUTE_MS);
    await call.db
      .insert(adCaptures)
      .values({ session: params.id, endpointId: known.endpointId, until })
      .onConflictDoUpdate({ target: adCaptures.session, set: { until } });
    await recordAudit(call.db, call, {
      action: 'ad-session.capture',
      appId: known.appId,
      targetId: params.id,
      targetName: params.id,
      detail: { minutes: body.minutes },
    });
    return { captureUntil: until.toISOString() };
  }),
];
