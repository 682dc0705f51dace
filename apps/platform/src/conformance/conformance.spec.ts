// @see spec 7.2
import { ADMIN_APP_ID } from '@console/http/contract';
import {
  createDistributor,
  createEvent,
  createLrmChannel,
  createPlayoutChannel,
  createTranscodeChannel,
} from '@console/live/contract';
import { createAlertChannel } from '@console/operations/contract';
import { getProfile } from '@console/shell-layout/contract';
import { createSsaiEndpoint, createVastCreative } from '@console/ssai/contract';
import { createTenantApp, listTenantApps } from '@console/tenant-apps/contract';
import { createVideo } from '@console/vod/contract';
import { count, eq, notInArray } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { apps, auditEntries, members } from '../database/schema';
import { listen, type Listener } from '@console/server-kit';
import { contractOperations } from '../openapi/contracts';
import { mutationFixtures } from '../../testing/mutation-fixtures';
import { enroll, OPERATOR, startTestPlatform, STEP } from '../../testing/test-platform';
import type { ConformanceOptions } from './options';
import { printReport } from './report';
import { runConformance } from './run-conformance';

const SESSION_ACTIONS = ['user.sign-in', 'user.sign-out'];
const SIGN_IN = { email: OPERATOR.email, password: OPERATOR.password };
const LOCAL = { host: '127.0.0.1', port: 0, portSetting: 'PLATFORM_PORT', graceMs: 10_000 };

describe('conformance', async () => {
  let breaking: (request: Request, answer: Response) => Response | Promise<Response>;
  const platform = await startTestPlatform({ SEED_APPS: '20' });
  const enrolled = await enroll(platform);
  const totpSecret = enrolled.secret;
  const own = { appId: 'own-app', name: 'Own' };
  await platform.call(createTenantApp, { token: enrolled.token, body: own });
  const channel = { appId: ADMIN_APP_ID, kind: 'email', name: 'On call', target: OPERATOR.email };
  await platform.call(createAlertChannel, { token: enrolled.token, body: channel });
  const fixtures = mutationFixtures(platform, enrolled.token);
  for (const operation of [
    createDistributor,
    createEvent,
    createLrmChannel,
    createPlayoutChannel,
    createSsaiEndpoint,
    createTranscodeChannel,
    createVastCreative,
    createVideo,
  ]) {
    const sending = await fixtures[operation.name]?.();
    await platform.call(operation, sending?.());
  }
  const answer = (request: Request) => platform.app.fetch(request, {});
  const direct = await listen(answer, LOCAL);
  const broken = await listen(async (request) => {
    // A compressed body cannot be changed as text.
    request.headers.delete('Accept-Encoding');
    return breaking(request, await answer(request));
  }, LOCAL);
  afterAll(async () => {
    await direct.close();
    await broken.close();
    await platform.stop();
  });
  beforeEach(() => {
    // Each code works once.
    platform.later(STEP);
  });

  const run = ({ url }: Listener, more: Partial<ConformanceOptions> = {}) =>
    runConformance(
      {
        url,
        ...SIGN_IN,
        totpSecret,
        write: false,
        json: false,
        ...more,
      },
      () => platform.clock.now,
    );
  const misfits = ({ operations }: Awaited<ReturnType<typeof run>>) =>
    operations
      .filter(({ outcome }) => outcome === 'misfit')
      .map(({ name, problems }) => ({ name, problems }));
  const breakText = (path: string, change: (text: string) => string) => {
    breaking = async (request, answer) => {
      if (new URL(request.url).pathname !== path || !answer.ok) return answer;
      return new Response(change(await answer.text()), answer);
    };
  };

  it('finds that every read of this platform conforms, and writes nothing', async () => {
    const rows = async () => [
      await platform.db.select({ rows: count() }).from(apps),
      await platform.db
        .select({ rows: count() })
        .from(auditEntries)
        .where(notInArray(auditEntries.action, SESSION_ACTIONS)),
    ];
    const before = await rows();
    const report = await run(direct);
    expect(misfits(report)).toEqual([]);
    expect(report.operations.map(({ name }) => name).toSorted()).toEqual(
      contractOperations.map(({ name }) => name).toSorted(),
    );
    const untried = report.operations.filter(({ method, outcome }) => method === 'GET' && outcome !== 'fits');
    expect(untried.map(({ name }) => name).toSorted()).toEqual([
      'confirmEmail',
      'finishGithubLogin',
      'finishGoogleLogin',
      'getAdSession',
      'getCaption',
      'getInvoicePdf',
      'getPartnerPage',
      'getPlayback',
      'getPublishedVideo',
      'getSharedStream',
      'getSsaiPlayback',
      'getVideoPlayback',
      'startGithubLogin',
      'startGoogleLogin',
    ]);
    expect(new Set(untried.map(({ outcome }) => outcome))).toEqual(new Set(['rejects']));
    const tried = report.operations.filter(({ method, outcome }) => method !== 'GET' && outcome === 'fits');
    expect(tried.map(({ name }) => name).toSorted()).toEqual(['login', 'logout', 'verifyTwoFactor']);
    expect(await rows()).toEqual(before);
  });

  it('tries writes on temporary apps and deletes them', async () => {
    const [before] = await platform.db.select({ rows: count() }).from(apps);
    const report = await run(direct, { write: true });
    expect(misfits(report)).toEqual([]);
    const tried = new Set(
      report.operations.filter(({ outcome }) => outcome === 'fits').map(({ name }) => name),
    );
    expect(report.counts['not tried']).toBe(0);
    const ofTenantApps = contractOperations.filter(({ path }) => path.startsWith('/admin/api/tenant-app/'));
    expect(ofTenantApps.filter(({ name }) => !tried.has(name)).map(({ name }) => name)).toEqual([
      'acceptInvitation',
    ]);
    const tooDear = report.operations.find(({ name }) => name === 'acknowledgeAlert');
    expect(tooDear).toMatchObject({
      outcome: 'rejects',
      note: expect.stringContaining('in use') as string,
    });
    expect(await platform.db.select({ rows: count() }).from(apps)).toEqual([before]);
    expect(await platform.db.select().from(members).where(eq(members.status, 'invited'))).not.toContainEqual(
      expect.objectContaining({ appId: expect.stringMatching(/^conform-/) as string }),
    );
  });
  it('reports an operation that accepts calls without a token', async () => {
    breaking = (request, answer) =>
      request.method === 'DELETE' && answer.status === 401 ? Response.json({}) : answer;
    expect(misfits(await run(broken))).toContainEqual({
      name: 'deleteTenantApp',
      problems: ['without a token: status 200, not 401'],
    });
  });

  it('reports a missing field', async () => {
    breakText(listTenantApps.path, (text) => text.replaceAll('"email":', '"mail":'));
    const report = await run(broken);
    expect(misfits(report)).toEqual([
      {
        name: 'listTenantApps',
        problems: expect.arrayContaining([
          'data[0].owner.email: Invalid input: expected string, received undefined',
          'data[9].owner.email: Invalid input: expected string, received undefined',
        ]) as string[],
      },
    ]);
    expect(report.counts.misfit).toBe(1);
    expect(printReport(report)).toContain(
      '          data[0].owner.email: Invalid input: expected string, received undefined\n',
    );
  });

  it.each([
    [
      'a value of another type',
      (text: string) => text.replace(/"twoFAEnabled":true/, '"twoFAEnabled":"yes"'),
      'twoFAEnabled: Invalid input: expected boolean, received string',
    ],
    ['no JSON', () => '<html>', 'the body is no JSON'],
  ])('reports %s', async (_what, change, problem) => {
    breakText(getProfile.path, change);
    expect(misfits(await run(broken))).toEqual([{ name: 'getProfile', problems: [problem] }]);
  });

  it('reports a list that ignores page size and sort', async () => {
    breaking = async (request, answer) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname !== listTenantApps.path || answer.status === 401) return answer;
      searchParams.set('perPage', '20');
      searchParams.delete('sort');
      const other = new Request(`http://platform.example${pathname}?${searchParams.toString()}`, request);
      return platform.app.fetch(other, {});
    };
    expect(misfits(await run(broken))).toEqual([
      {
        name: 'listTenantApps',
        problems: ['data: 20 items, not 10', 'sort by an unknown name: status 200, not 400'],
      },
    ]);
  });
  it('reports a failed sign-in and tries nothing else', async () => {
    const report = await run(direct, { password: 'not the password' });
    expect(report.counts).toEqual({
      fits: 0,
      rejects: 0,
      misfit: 1,
      'not tried': contractOperations.length - 1,
    });
    expect(misfits(report)).toEqual([
      { name: 'login', problems: [expect.stringMatching(/^status 401, not 200; it says: /) as string] },
    ]);
  });

  it('requires the secret of a second factor', async () => {
    await expect(run(direct, { totpSecret: undefined })).rejects.toThrow('--totp-secret is missing');
  });

  it('reports an unreachable platform', async () => {
    const closed = await listen(() => new Response(), LOCAL);
    await closed.close();
    expect(misfits(await run(closed))).toEqual([
      { name: 'login', problems: [expect.stringMatching(/^no answer: .*ECONNREFUSED/) as string] },
    ]);
  });
});
