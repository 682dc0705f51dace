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
import { equals, equalsId, listPage } from '../database/list-query';
import { adBreaks, adCaptures, adSessionBreaks, apps, ssaiAds, ssaiEndpoints } from '../database/schema';
import { foldedText } from '../database/search-text';
import { HttpError } from '../http/http-error';
import { route, routeInTransaction } from '../http/route';
import { message } from '../messages/message';
import { adUses } from './ad-uses';
import { figuresByBreak, figuresOf, NO_FIGURES } from './break-figures';
import { HOUR_MS, MINUTE_MS } from '../time/durations';

const MAX_BREAKS = 20;

export const ssaiStatisticsRoutes = [
  route(listSsaiAds, (call) => {
    const { query, db, now } = call;
    const title = foldedText(ssaiAds.title);
    const advertiser = foldedText(ssaiAds.advertiser);
    const select = db
      .select({
        ad: ssaiAds,
        appName: apps.name,
        shown: adUses(db, 'shown', now),
        skipped: adUses(db, 'skipped', now),
      })
      .from(ssaiAds)
      .innerJoin(apps, eq(apps.appId, ssaiAds.appId));
    return listPage(call, select, {
      appId: ssaiAds.appId,
      where: [equals(ssaiAds.state, query.customFields?.state)],
      words: [title, advertiser, foldedText(ssaiAds.adId)],
      sorts: { title, advertiser, state: ssaiAds.state, ms: ssaiAds.ms, seenAt: ssaiAds.seenAt },
      defaultSort: '-seenAt',
      order: [asc(ssaiAds.id)],
      respond: (rows) => rows.map(({ ad, ...rest }) => ({ ...ad, ...rest, seenAt: ad.seenAt.toISOString() })),
    });
  }),

  route(listAdBreaks, (call) => {
    const { query, db } = call;
    const ofBreak = eq(adSessionBreaks.breakId, adBreaks.id);
    const select = db
      .select({ adBreak: adBreaks, name: ssaiEndpoints.name })
      .from(adBreaks)
      .innerJoin(ssaiEndpoints, eq(ssaiEndpoints.id, adBreaks.endpointId));
    return listPage(call, select, {
      appId: adBreaks.appId,
      where: [equalsId(adBreaks.endpointId, query.customFields?.endpointId)],
      words: [foldedText(ssaiEndpoints.name)],
      sorts: {
        startsAt: adBreaks.startsAt,
        sessions: sql`(select count(*) from ${adSessionBreaks} where ${ofBreak})`,
        filled: sql`(select coalesce(sum(${adSessionBreaks.filled}), 0) from ${adSessionBreaks} where ${ofBreak})`,
      },
      defaultSort: '-startsAt',
      order: [asc(adBreaks.id)],
      respond: async (rows) => {
        const ids = rows.map(({ adBreak }) => adBreak.id);
        const figures = await figuresByBreak(db, ids);
        return rows.map(({ adBreak, name }) => {
          const { id, appId, endpointId, origin, cue, startsAt, plannedMs } = adBreak;
          return {
            ...{ id, appId, origin, cue, endpoint: { id: endpointId, name } },
            startsAt: startsAt.toISOString(),
            seconds: plannedMs / 1_000,
            ...(figures.get(id) ?? NO_FIGURES),
          };
        });
      },
    });
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

  route(listSessionBreaks, (call) => {
    const { breakId, endpointId, session, failedStage } = call.query.customFields ?? {};
    const select = call.db
      .select({
        record: adSessionBreaks.record,
        failedStage: adSessionBreaks.failedStage,
        endpointName: ssaiEndpoints.name,
      })
      .from(adSessionBreaks)
      .innerJoin(ssaiEndpoints, eq(ssaiEndpoints.id, adSessionBreaks.endpointId));
    return listPage(call, select, {
      appId: adSessionBreaks.appId,
      where: [
        equalsId(adSessionBreaks.breakId, breakId),
        equalsId(adSessionBreaks.endpointId, endpointId),
        equals(adSessionBreaks.session, session),
        equals(adSessionBreaks.failedStage, failedStage),
      ],
      words: [sql`lower(${adSessionBreaks.session})`],
      sorts: { startsAt: adSessionBreaks.startsAt, session: adSessionBreaks.session },
      defaultSort: '-startsAt',
      order: [asc(adSessionBreaks.session), asc(adSessionBreaks.breakId)],
      respond: (rows) => rows.map(({ record, ...rest }) => ({ ...record, ...rest })),
    });
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
    const session = { id: params.id, appId: known.appId, name: params.id };
    await recordAudit(call, session, { minutes: body.minutes });
    return { captureUntil: until.toISOString() };
  }),
];
