import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { MEDIA_NODE_TOKEN } from '../servers/start-console';

const STORAGE = { name: 'sample-node', storageId: 'sample' };
const NO_WORK = { freeSlots: 0, running: [], finished: [], uploads: [], sent: [] };
const RESULT = {
  durationSeconds: 61.5,
  codecs: 'H.264, AAC',
  renditions: [{ name: '720p', width: 1280, height: 720, kbps: 2_000 }],
  posters: 3,
  storedBytes: 400_000,
};

/**
 * Adds a video to the app and reports, as a media node would, that it was uploaded and processed. Returns its ID. The
 * page gets an empty picture for its posters.
 */
export async function addSampleVideo(
  page: Page,
  appId: string,
  headers: Record<string, string>,
): Promise<string> {
  const { origin } = new URL((await page.request.get('/')).url());
  const body = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  await page.route(/\/poster-\d+\.jpg$/, (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
  const send = async (path: string, data: object) => {
    const response = await page.request.post(path, { data, headers });
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
    return (await response.json()) as { id: string; jobs: { id: string; attempt: number }[] };
  };
  const report = (work: object) =>
    send('/admin/api/vod/nodes/report', { token: MEDIA_NODE_TOKEN, ...STORAGE, ...NO_WORK, ...work });
  await send('/admin/api/live/nodes/report', {
    token: MEDIA_NODE_TOKEN,
    name: STORAGE.name,
    origin,
    ingestUrl: null,
    version: '1.0.0',
    region: 'local',
    capacity: 0,
    load: { cpu: 1, memory: 1, disk: 1, inMbps: 0, outMbps: 0 },
    streams: [],
  });
  await report({});
  const { id } = await send('/admin/api/vod/videos', {
    appId,
    title: 'Sample',
    fileName: 'sample.mp4',
    bytes: 1_000_000,
    checksum: 'a'.repeat(64),
  });
  await report({ uploads: [{ videoId: id, isComplete: true, problem: null }] });
  const { jobs } = await report({ freeSlots: 10 });
  const finished = jobs.map((job) => ({
    id: job.id,
    attempt: job.attempt,
    problem: null,
    mayRetry: false,
    result: RESULT,
  }));
  await report({ finished });
  await send(`/admin/api/vod/videos/${id}/captions`, {
    language: 'en',
    label: 'English',
    text: 'WEBVTT\n\n00:00.000 --> 00:02.000\nWelcome\n',
  });
  return id;
}

/** Reports, as a media node would, a break with an ad that one session of the endpoint got. */
export async function addSampleBreak(
  page: Page,
  endpointId: string,
): Promise<{ session: string; breakId: string }> {
  const [session, breakId] = [randomUUID(), randomUUID()];
  const startsAt = new Date(Date.now() - 60_000).toISOString();
  const known = { endpointId, startsAt, plannedMs: 30_000 };
  const ad = { key: 'soup', adId: '1', title: 'Soup', advertiser: 'Kitchen', declaredMs: 15_000, ms: 15_000 };
  const beacon = { ad: 0, event: 'impression', state: 'sent', at: startsAt, urls: 1 };
  const response = await page.request.post('/admin/api/ssai/nodes/report', {
    data: {
      token: MEDIA_NODE_TOKEN,
      name: STORAGE.name,
      ads: [],
      breaks: [{ ...known, id: breakId, origin: 'manual', cue: null }],
      sessionBreaks: [
        {
          ...known,
          ...{
            session,
            breakId,
            revision: 1,
            isDecided: true,
            filledMs: 15_000,
            slateMs: 15_000,
            vast: null,
          },
          request: {
            url: 'https://ads.example/vast',
            sentAt: startsAt,
            ms: 80,
            result: 'ads',
            hops: 0,
            problem: null,
          },
          ads: [{ ...ad, skip: null }],
          beacons: [beacon],
        },
      ],
    },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return { session, breakId };
}
