import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BEACON_EVENTS, DEFAULT_SETTINGS } from '@console/ssai/contract';
import { createLog, Networks, OutgoingClient } from '@console/server-kit';
import { expect, it, onTestFinished, vi } from 'vitest';
import { FileCache } from '../file-cache';
import { AdInsertion } from './ad-insertion';
import { AdLibrary } from './ad-library';
import { AdSession } from './ad-session';
import { BeaconSender } from './beacon-sender';
import { Journal } from './journal';
import { openAds } from './open-ads';
import { restoreSessions } from './restore-sessions';
import { SessionLine } from './session-journal';

const BREAK = { session: 'viewer', breakId: '0197d2ff-0000-8000-8000-000000000001' };
const ENDPOINT = {
  ...DEFAULT_SETTINGS,
  ...{ id: 'e', appId: 'river', streamId: 's1', adServerUrl: 'https://ads.example' },
  ...{ manualBreaks: [], captures: [] },
};

/** What a node writes of a viewer and a break with an ad. */
function linesOf(at: number): SessionLine[] {
  const ad = { key: 'tea', adId: 'a', title: 'Tea', advertiser: '', declaredMs: null, ms: 2_000, skip: null };
  const line: SessionLine = {
    ...{ kind: 'break', at },
    viewer: { session: 'viewer', address: '192.0.2.1', userAgent: '' },
    record: {
      ...BREAK,
      ...{ endpointId: 'e', revision: 1, startsAt: new Date(at).toISOString(), plannedMs: 2_000 },
      ...{ request: null, ads: [ad], isDecided: true, filledMs: 2_000, slateMs: 0, beacons: [], vast: null },
    },
    trackers: [{ impression: [], firstQuartile: [], midpoint: [], thirdQuartile: [], complete: [] }],
    insertion: { from: 1, at, period: 1, parts: [{ key: 'tea', seconds: [2], ad: 0 }] },
  };
  const beacons = BEACON_EVENTS.flatMap((event) =>
    (['recorded', 'sent'] as const).map((state): SessionLine => ({
      kind: 'beacon',
      at,
      ...BREAK,
      ad: 0,
      event,
      state,
      urls: 1,
    })),
  );
  return [line, line, ...beacons];
}

async function openFolder(client: Pick<OutgoingClient, 'send'> = new OutgoingClient(new Networks([]))) {
  const folder = await mkdtemp(join(tmpdir(), 'ssai-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const open = () =>
    openAds({
      ...{ folder, program: '/nowhere', files: new FileCache(1), log: createLog('media-node', 'silent') },
      streams: { find: () => undefined },
      client,
    });
  return { journal: join(folder, 'sessions.jsonl'), open };
}

it('the journal of sessions keeps what a break has become, not how', async () => {
  const { journal, open } = await openFolder();
  const lines = linesOf(Date.now() - 600_000);
  await writeFile(journal, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const { insertion } = await open();
  insertion.tick();
  await insertion.close();
  // And the line of the break that has ended meanwhile.
  expect((await readFile(journal, 'utf8')).trim().split('\n')).toHaveLength(2);
  const next = await open();
  const [restored] = next.insertion.changes().sessionBreaks;
  expect(restored).toMatchObject({ ...BREAK, filledMs: 2_000 });
  expect(restored?.beacons).toMatchObject(BEACON_EVENTS.map((event) => ({ event, state: 'sent' })));
  await next.insertion.close();
});

it('beacons without a result are sent again, once, when their endpoint is known', async () => {
  const send = vi.fn(() => Promise.reject(Object.assign(new Error('It broke off.'), { code: 'ECONNRESET' })));
  const { journal, open } = await openFolder({ send });
  const impression = ['https://ads.example/impression'];
  const lines = linesOf(Date.now()).flatMap((line): SessionLine[] => {
    if (line.kind === 'beacon') return line.state === 'recorded' ? [line] : [];
    return [{ ...line, trackers: line.trackers.map((trackers) => ({ ...trackers, impression })) }];
  });
  await writeFile(journal, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const { insertion } = await open();
  insertion.assign([]);
  const states = () =>
    insertion.changes().sessionBreaks.flatMap(({ beacons }) => beacons.map(({ state }) => state).toSorted());
  expect(states()).toEqual(BEACON_EVENTS.map(() => 'unknown'));
  insertion.assign([{ ...ENDPOINT, isResending: true }]);
  const resent = ['sent', 'sent', 'sent', 'sent', 'unknown'];
  await expect.poll(states).toEqual(resent);
  insertion.assign([{ ...ENDPOINT, isResending: true }]);
  expect(states()).toEqual(resent);
  expect(send).toHaveBeenCalledOnce();
  await insertion.close();
});

it('a break that had not begun is decided again with ads that are requested again', () => {
  const at = Date.now();
  const [line] = linesOf(at);
  if (line?.kind !== 'break') throw new Error('There is no break.');
  const waiting = { ...line, record: { ...line.record, isDecided: false }, insertion: null };
  const session = restoreSessions([waiting]).get('viewer');
  const adBreak = { id: BREAK.breakId, origin: 'schedule', cue: null, plannedMs: 2_000 } as const;
  expect(session?.consider({ ...adBreak, startsAt: at + 1 })?.record.ads).toEqual([]);
});

it('a node whose journal cannot be read starts without it', async () => {
  const { journal, open } = await openFolder();
  await mkdir(journal);
  const { insertion } = await open();
  expect(insertion.changes().sessionBreaks).toEqual([]);
  await insertion.close();
  expect(await readFile(journal, 'utf8')).toBe('');
});

it('viewers who left make room for new ones', async () => {
  const { journal: path } = await openFolder();
  const log = createLog('media-node', 'silent');
  const client = new OutgoingClient(new Networks([]));
  const { journal } = await Journal.open(path, { schema: SessionLine, isNeeded: () => true, log });
  const clock = { now: 0 };
  const viewerOf = (session: number) => ({ session: String(session), address: '192.0.2.1', userAgent: '' });
  const sessions = Array.from({ length: 20_000 }, (_, index) => new AdSession('e', viewerOf(index), 0));
  const insertion = new AdInsertion({
    ...{ client, journal, log, streams: { find: () => undefined }, beacons: new BeaconSender(client) },
    library: new AdLibrary({ folder: path, program: '/nowhere', files: new FileCache(1), client, log }),
    sessions: new Map(sessions.map((session) => [session.id, session])),
    clock: () => clock.now,
  });
  const endpoint = { ...ENDPOINT, maxSessions: 100_000 };
  const isKnown = (session: number) => {
    const opened = insertion.open(endpoint, viewerOf(session));
    return opened && opened === sessions[session];
  };
  expect(insertion.open(endpoint, viewerOf(-1))).toBeUndefined();
  clock.now = 40_000;
  expect(isKnown(0)).toBe(true);
  expect(insertion.open(endpoint, viewerOf(-1))).toBeDefined();
  expect([isKnown(0), isKnown(2), isKnown(1)]).toEqual([true, true, false]);
  await insertion.close();
});
