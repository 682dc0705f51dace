// @see spec 2.3, 4.6
import {
  createServer,
  getServer,
  listServers,
  updateServerLicense,
  updateServerNote,
} from '@console/operations/contract';
import { createTenantApp } from '@console/tenant-apps/contract';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { auditEntries } from '../database/schema';
import { enroll, OPERATOR, startTestPlatform } from '../../testing/test-platform';

const HOUR = 3_600_000;
const OWN = { name: 'Own', appId: 'own-app' };
const NEW = {
  appId: OWN.appId,
  name: 'Live-New',
  kind: 'live',
  address: '2001:db8::7',
  region: 'hcm-1',
} as const;

describe('server changes', async () => {
  const platform = await startTestPlatform({ SEED_APPS: '30' });
  afterAll(() => platform.stop());
  const { token } = await enroll(platform);
  await platform.call(createTenantApp, { token, body: OWN });

  const everything = async (query: Record<string, string> = {}) =>
    (await platform.call(listServers, { token, query: { perPage: '100', ...query } })).data;
  const filter = (filters: Partial<Record<string, string>>) => ({ customFields: JSON.stringify(filters) });

  describe('licenses', () => {
    const update = (id: string, expiresAt: unknown) => ({ token, params: { id }, body: { expiresAt } });
    const soon = () => new Date(platform.clock.now.getTime() + HOUR).toISOString();

    it('are set with an audit entry', async () => {
      const [server] = await everything(filter({ license: 'none' }));
      if (!server) throw new Error('Every demo server has a license.');
      const licensed = await platform.call(updateServerLicense, update(server.id, soon()));
      const expected = { ...server, state: licensed.state, license: { state: 'valid', expiresAt: soon() } };
      expect(licensed).toEqual(expected);
      expect(licensed.state).not.toBe('unlicensed');
      expect(await everything(filter({ license: 'valid' }))).toContainEqual(expected);

      const entries = await platform.db
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.action, 'server.license'), eq(auditEntries.result, 'done')))
        .orderBy(asc(auditEntries.at));
      expect(entries).toMatchObject([
        {
          actorEmail: OPERATOR.email,
          appId: server.appId,
          targetId: server.id,
          detail: {
            name: server.name,
            'licenseExpiresAt.before': null,
            'licenseExpiresAt.after': soon(),
          },
        },
      ]);
    });

    it('must end in the future', async () => {
      const [server] = await everything(filter({ license: 'expired' }));
      for (const expiresAt of [platform.clock.now.toISOString(), '2020-01-01T00:00:00Z']) {
        const rejected = await platform.rejection(updateServerLicense, update(server?.id ?? '', expiresAt));
        expect(rejected).toMatchObject({
          statusCode: 400,
          fieldErrors: { expiresAt: ['Choose a time in the future.'] },
        });
      }
      expect((await everything(filter({ license: 'expired' })))[0]).toEqual(server);
    });
  });

  describe('notes', () => {
    const noteAs = (id: string, note: string, ifMatch: string) =>
      platform.send(updateServerNote, {
        token,
        params: { id },
        body: { note },
        headers: { 'If-Match': ifMatch },
      });

    it('are stored, once per version', async () => {
      const [server] = await everything();
      const id = server?.id ?? '';
      const read = await platform.send(getServer, { token, params: { id } });
      const etag = read.headers.get('ETag') ?? '';
      expect((await noteAs(id, '  Two discs were changed in May.  ', etag)).status).toBe(200);
      expect((await noteAs(id, 'Nothing to say', etag)).status).toBe(412);
      const { note } = await platform.call(getServer, { token, params: { id } });
      expect(note).toBe('Two discs were changed in May.');
      const entries = await platform.db
        .select()
        .from(auditEntries)
        .where(
          and(
            eq(auditEntries.action, 'server.note'),
            eq(auditEntries.targetId, id),
            eq(auditEntries.result, 'done'),
          ),
        );
      expect(entries).toMatchObject([
        { targetName: server?.name, detail: { 'note.before': '', 'note.after': note } },
      ]);
    });
  });

  describe('that are added', () => {
    it('have no license and no load', async () => {
      const added = await platform.call(createServer, { token, body: { ...NEW, cluster: ' ' } });
      expect(added).toMatchObject({
        ...NEW,
        state: 'unlicensed',
        cluster: null,
        load: null,
        version: null,
        lastHeartbeatAt: null,
        note: '',
      });
      expect(await everything({ q: '2001:db8::7' })).toEqual([added]);
    });
  });
});
