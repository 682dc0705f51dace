import { getStatusBanner, removeStatusBanner, setStatusBanner } from '@console/tenant-apps/contract';
import { describe, expect, it } from 'vitest';
import { addPerson } from '../../testing/test-people';
import { enroll, startSuitePlatform } from '../../testing/test-platform';
import { HOUR_MS } from '../time/durations';

describe('the status banner', async () => {
  const platform = await startSuitePlatform();
  const { token } = await enroll(platform);
  const customer = await addPerson(platform, 'customer@people.example');
  const shown = async () => (await platform.call(getStatusBanner, { token: customer.token })).banner;
  const body = { severity: 'warning', en: 'Maintenance at 22:00', vi: '', until: null };

  it('is set by administrators, for everybody, until it ends or is removed', async () => {
    expect(await shown()).toBeNull();
    expect(await platform.status(setStatusBanner, { token: customer.token, body })).toBe(403);
    const { etag } = await platform.call(setStatusBanner, { token, body });
    expect(await shown()).toMatchObject(body);

    const until = new Date(platform.clock.now.getTime() + HOUR_MS).toISOString();
    const change = (vi: string) =>
      platform.status(setStatusBanner, {
        token,
        body: { ...body, vi, until },
        headers: { 'If-Match': etag },
      });
    expect((await Promise.all([change('Bảo trì lúc 22:00'), change('Bảo trì')])).toSorted()).toEqual([
      200, 412,
    ]);
    platform.later(HOUR_MS);
    expect(await shown()).toBeNull();

    await platform.call(setStatusBanner, { token, body });
    await platform.call(removeStatusBanner, { token });
    expect(await shown()).toBeNull();
  });

  it('replaces only the banner that its author has seen', async () => {
    const set = (etag?: string) =>
      platform.send(setStatusBanner, { token, body, ...(etag && { headers: { 'If-Match': etag } }) });
    const first = await Promise.all([set(), set()]);
    expect(first.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const { etag = '' } = (await shown()) ?? {};
    await platform.call(removeStatusBanner, { token });
    expect((await set()).status).toBe(200);
    expect((await set(etag)).status).toBe(412);
  });

  it('needs a text and an end that is ahead', async () => {
    const rejected = (changed: object) =>
      platform.rejection(setStatusBanner, { token, body: { ...body, ...changed } });
    expect(await rejected({ en: ' ' })).toMatchObject({
      statusCode: 400,
      fieldErrors: { en: [expect.any(String)] },
    });
    expect(await rejected({ until: '2020-01-01T00:00:00Z' })).toMatchObject({ statusCode: 400 });
  });
});
