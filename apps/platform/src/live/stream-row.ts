import { LIVE_PATH } from '@console/http/contract';
import type { Stream, StreamIssue } from '@console/live/contract';
import { and, eq, notInArray, sql, type SQL } from 'drizzle-orm';
import type { Authority } from '../authorization/authority';
import type { Database } from '../database/connection';
import { apps, channels, mediaNodes, servers, streams } from '../database/schema';
import { requireRow } from '../http/require-row';
import { message } from '../messages/message';
import type { Keyring } from '../security/keyring';
import { serverOf } from '../security/shown-address';
import { unsealAddress } from './pull-address';
import { thumbnailOf } from './playback';

/** One of STREAM_STATES. */
export function stateAt(now: Date): SQL<Stream['state']> {
  return sql`case
    when ${streams.startedAt} is null then 'off'
    when ${streams.nodeId} is null or ${streams.leaseUntil} < ${now.toISOString()} then 'waiting'
    else coalesce(${streams.reportedState}, 'starting') end`;
}

/** Whether the server with this ID has the stream. */
export function isOnServer(serverId: string, now: Date): SQL | undefined {
  return and(eq(streams.nodeId, serverId), notInArray(stateAt(now), ['off', 'waiting']));
}

/** A stream that a node may take from now on. */
export const turnedOn = (now: Date) => ({ startedAt: now, epoch: sql`${streams.epoch} + 1` });

/** A stream that no node has. */
export const OFF = {
  startedAt: null,
  stoppedByArchive: false,
  nodeId: null,
  leaseUntil: null,
  reportedState: null,
  problem: null,
  renditions: [],
  input: null,
  health: null,
  issues: [],
  viewers: 0,
  outKbps: 0,
} satisfies Partial<typeof streams.$inferSelect>;

/** By state and issues, the most urgent first: a lost input comes before one that never arrived. */
export function urgencyAt(now: Date): SQL {
  const state = stateAt(now);
  const hasIssue = (severity: StreamIssue['severity']) =>
    sql`${streams.issues} @> ${JSON.stringify([{ severity }])}::jsonb`;
  return sql`case
    when ${state} = 'off' then 7
    when ${state} = 'failed' then 0
    when ${state} <> 'waiting' and ${hasIssue('critical')} then 1
    when ${state} = 'no-input' then 2
    when ${state} = 'waiting' then 3
    when ${hasIssue('warning')} then 4
    when ${state} = 'starting' then 5
    else 6 end`;
}

/** Of its node; before it has one, that of the only node. */
const INGEST_URL = sql<string | null>`coalesce(${mediaNodes.ingestUrl}, (
  select min(known.ingest_url) from ${mediaNodes} as known having count(known.ingest_url) = 1))`;

export function selectStreams(db: Database, now: Date) {
  return db
    .select({
      stream: streams,
      channel: channels,
      state: stateAt(now).as('state'),
      appName: apps.name,
      server: { id: servers.id, name: servers.name },
      origin: mediaNodes.origin,
      ingestUrl: INGEST_URL,
    })
    .from(streams)
    .innerJoin(apps, eq(apps.appId, streams.appId))
    .leftJoin(channels, eq(channels.streamId, streams.id))
    .leftJoin(mediaNodes, eq(mediaNodes.serverId, streams.nodeId))
    .leftJoin(servers, eq(servers.id, streams.nodeId));
}

export type SelectedStream = Awaited<ReturnType<typeof selectStreams>>[number];

/** What the response of a stream is made with. */
export interface StreamContext {
  keyring: Keyring;
  consoleUrl: string;
  now: Date;
}

export function streamResponse(
  { stream, channel, state, appName, server, origin, ingestUrl }: SelectedStream,
  { keyring, consoleUrl, now }: StreamContext,
): Stream {
  const { id, appId, name, problem, startedAt, renditions, input, viewers, outKbps, createdAt } = stream;
  const { dvrSeconds, reconnectSeconds, playbackId, issues } = stream;
  const isLive = state === 'live';
  return {
    id,
    appId,
    appName,
    name,
    source: channel
      ? { kind: 'channel', channel: channel.kind }
      : sourceOf(stream, { ingestUrl, keyring, now }),
    input: hasNode(state) ? input : null,
    state,
    problem: hasNode(state) ? problem : null,
    issues: hasNode(state) ? issues : [],
    audioDb: hasNode(state) ? (stream.health?.audioDb ?? null) : null,
    startedAt: startedAt?.toISOString() ?? null,
    server: hasNode(state) ? server : null,
    renditions: isLive ? renditions : [],
    viewers: isLive ? viewers : 0,
    outKbps: isLive ? outKbps : 0,
    thumbnailUrl: isLive && origin !== null ? thumbnailOf(keyring, { streamId: id, origin }, now) : null,
    playbackUrl: playbackId === null ? null : new URL(`${LIVE_PATH}/${playbackId}`, consoleUrl).href,
    dvrSeconds,
    reconnectSeconds,
    createdAt: createdAt.toISOString(),
  };
}

const hasNode = (state: Stream['state']) => state !== 'off' && state !== 'waiting';

function sourceOf(
  { pattern, pullUrl, keyLastFour, previousUntil }: SelectedStream['stream'],
  { ingestUrl, keyring, now }: { ingestUrl: string | null; keyring: Keyring; now: Date },
): Stream['source'] {
  if (pattern !== null) return { kind: 'test', pattern };
  if (pullUrl !== null) return { kind: 'pull', server: serverOf(unsealAddress(keyring, pullUrl)) };
  return {
    kind: 'push',
    ingestUrl,
    lastFour: keyLastFour ?? '',
    previousUntil: previousUntil && previousUntil > now ? previousUntil.toISOString() : null,
  };
}

/** @throws HttpError 404 */
export function requireStream(
  db: Database,
  id: string,
  { authority, now }: { authority: Authority; now: Date },
): Promise<SelectedStream> {
  return requireRow(selectStreams(db, now), streams, { id, authority }, message('stream.notFound'));
}
