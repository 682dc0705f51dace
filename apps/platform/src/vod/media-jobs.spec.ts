import { createTenantApp, deleteTenantApp } from '@console/tenant-apps/contract';
import { createVideo, listVideos } from '@console/vod/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enroll, startTestPlatform, type TestPlatform } from '../../testing/test-platform';
import { reportVodNode, videoBody } from '../../testing/vod-fixtures';

const NODE_TOKEN = 'a-token-of-media-nodes';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ MEDIA_NODE_TOKEN: NODE_TOKEN });
});
afterAll(() => platform.stop());

it('a node deletes the files of all videos of a deleted app', async () => {
  const { token } = await enroll(platform);
  const report = () => reportVodNode(platform, NODE_TOKEN, { freeSlots: 5 });
  await report();
  const added = async (appId: string) => {
    await platform.call(createTenantApp, { token, body: { appId, name: appId } });
    const create = () => platform.call(createVideo, { token, body: videoBody(appId) });
    return [(await create()).id, (await create()).id];
  };
  const deleted = await added('closed');
  const kept = await added('open');
  await platform.call(deleteTenantApp, { token, params: { id: 'closed' } });

  const { data } = await platform.call(listVideos, { token });
  expect(data.map(({ id }) => id).toSorted()).toEqual(kept.toSorted());
  const { jobs } = await report();
  expect(jobs.map(({ videoId }) => videoId).toSorted()).toEqual(deleted.toSorted());
  expect(jobs.every(({ kind }) => kind === 'delete')).toBe(true);
});
