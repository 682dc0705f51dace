import { createTenantApp } from '@console/tenant-apps/contract';
import { continueVideoUpload, createVideo, getVideo } from '@console/vod/contract';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { NODE_TOKEN } from '../../testing/media-node-report';
import { addPerson, joinApp } from '../../testing/test-people';
import { enroll, signInAgain, startSuitePlatform } from '../../testing/test-platform';
import { reportVodNode, videoBody } from '../../testing/vod-fixtures';
import { users } from '../database/schema';
import { DAY_MS } from '../time/durations';

const platform = await startSuitePlatform({ MEDIA_NODE_TOKEN: NODE_TOKEN });

it('an upload that is not completed within a week is in error, and its node deletes what has arrived', async () => {
  const { token, secret } = await enroll(platform);
  await platform.call(createTenantApp, { token, body: { appId: 'river', name: 'River' } });
  await reportVodNode(platform);
  const { id } = await platform.call(createVideo, { token, body: videoBody('river') });
  const viewer = await addPerson(platform, 'viewer@river.example');
  await joinApp(platform, viewer, 'river', ['admin-vod']);
  await platform.db.update(users).set({ viewOnly: true }).where(eq(users.id, viewer.userId));
  const continued = (by: string) => platform.status(continueVideoUpload, { token: by, params: { id } });
  expect([await continued(token), await continued(viewer.token)]).toEqual([200, 403]);
  const uploads = [{ videoId: id, isComplete: false, problem: null }];
  const discarded = async () => (await reportVodNode(platform, { uploads })).discard;

  platform.later(7 * DAY_MS - 1_000);
  expect(await discarded()).toEqual([]);
  platform.later(600_000);
  expect(await discarded()).toEqual([id]);
  const again = await signInAgain(platform, secret);
  expect(await platform.call(getVideo, { token: again, params: { id } })).toMatchObject({
    state: 'error',
    problem: 'The upload was not completed within 7 days.',
    storedBytes: 0,
  });
});
