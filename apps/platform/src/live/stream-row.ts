import { STREAM_STATES, type Stream } from '@console/live/contract';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Authority } from '../authorization/authority';
import type { Database } from '../database/connection';
import { isId } from '../database/ids';
import { apps, mediaNodes, servers, streams } from '../database/schema';
import { HttpError } from '../http/http-error';
import { message } from '../messages/message';
import type { Keyring } from '../security/keyring';
import { thumbnailOf } from './playback';

/** One of STREAM_STATES. */
export function stateAt(now: Date): SQL<Stream['state']> {
  return sql`case
    when ${streams.startedAt} is null then 'off'
    when ${streams.nodeId} is null or ${streams.leaseUntil} < ${now.toISOString()} then 'waiting'
    else coalesce(${streams.reportedState}, 'starting') end`;
}

/** The most urgent first. */
export function urgencyAt(now: Date): SQL {
  const states = sql.join(
    STREAM_STATES.map((state) => sql`${state}`),
    sql`, `,
  );
  return sql`array_position(array[${states}]::text[], ${stateAt(now)})`;
}

export function selectStreams(db: Database, now: Date) {
  return db
    .select({
      stream: streams,
      state: stateAt(now).as('state'),
      appName: apps.name,
      server: { id: servers.id, name: servers.name },
      origin: mediaNodes.origin,
    })
    .from(streams)
    .innerJoin(apps, eq(apps.appId, streams.appId))
    .leftJoin(mediaNodes, eq(mediaNodes.serverId, streams.nodeId))
    .leftJoin(servers, eq(servers.id, streams.nodeId));
}

export type SelectedStream = Awaited<ReturnType<typeof selectStreams>>[number];

export function streamResponse(
  { stream, state, appName, server, origin }: SelectedStream,
  { keyring, now }: { keyring: Keyring; now: Date },
): Stream {
  const { id, appId, name, pattern, problem, startedAt, renditions, viewers, outKbps, createdAt } = stream;
  const isLive = state === 'live';
  return {
    id,
    appId,
    appName,
    name,
    source: { kind: 'test', pattern },
    state,
    problem: state === 'failed' ? problem : null,
    startedAt: startedAt?.toISOString() ?? null,
    server: state === 'off' || state === 'waiting' ? null : server,
    renditions: isLive ? renditions : [],
    viewers: isLive ? viewers : 0,
    outKbps: isLive ? outKbps : 0,
    thumbnailUrl: isLive && origin !== null ? thumbnailOf(keyring, { streamId: id, origin }, now) : null,
    createdAt: createdAt.toISOString(),
  };
}

/** @throws HttpError 404 */
export async function requireStream(
  db: Database,
  id: string,
  { authority, now }: { authority: Authority; now: Date },
): Promise<SelectedStream> {
  const [found] = isId(id)
    ? await selectStreams(db, now).where(and(eq(streams.id, id), authority.within(streams.appId)))
    : [];
  if (!found) throw new HttpError(404, message('stream.notFound'));
  return found;
}
