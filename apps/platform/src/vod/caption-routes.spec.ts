import { createTenantApp } from '@console/tenant-apps/contract';
import { createVideo, getCaption, removeCaption, setCaption } from '@console/vod/contract';
import { describe, expect, it } from 'vitest';
import { NODE_TOKEN } from '../../testing/media-node-report';
import { enroll, startSuitePlatform } from '../../testing/test-platform';
import { CAPTIONS, reportVodNode, videoBody } from '../../testing/vod-fixtures';

describe('captions', async () => {
  const platform = await startSuitePlatform({ MEDIA_NODE_TOKEN: NODE_TOKEN });
  const { token } = await enroll(platform);
  await platform.call(createTenantApp, { token, body: { appId: 'river', name: 'River' } });
  await reportVodNode(platform);
  const { id } = await platform.call(createVideo, { token, body: videoBody('river') });
  const caption = { token, params: { id, language: 'vi' } };

  const set = (label: string, version?: string) =>
    platform.status(setCaption, {
      token,
      params: { id },
      body: { language: 'vi', label, text: CAPTIONS },
      ...(version !== undefined && { headers: { 'If-Match': version } }),
    });
  const versionOf = async (label: string) => {
    const response = await platform.send(getCaption, caption);
    expect(await response.json()).toMatchObject({ label });
    return response.headers.get('ETag') ?? '';
  };

  it('are not overwritten by a concurrent change', async () => {
    expect(await set('First')).toBe(200);
    const version = await versionOf('First');
    expect(await set('Second', version)).toBe(200);
    expect(await set('Third', version)).toBe(412);
    const latest = await versionOf('Second');
    expect(await set('Third', latest)).toBe(200);
    await platform.call(removeCaption, caption);
    expect(await set('Fourth', latest)).toBe(404);
  });
});
