// @see spec 2.3, 6
// @see ASVS 2.3.3, 14.1.1, 14.1.2, 14.2.4, 16.1.1, 16.2.3, 16.2.4, 16.2.5, 16.3.1, 16.3.3, 16.3.4,
// @see ASVS 16.4.1
// @see operation logs
import { Writable } from 'node:stream';
import { ADMIN_APP_ID, API_GROUP_IDS, type Operation } from '@console/http/contract';
import { AUDIT_FIELDS } from '@console/operations/contract';
import { createTenantApp, resendInvitation } from '@console/tenant-apps/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createLog } from '@console/server-kit';
import { platformRoutes } from '../platform-routes';
import { newId } from '../database/ids';
import { apps, auditEntries, users } from '../database/schema';
import { addPerson, insertCard, joinApp } from '../../testing/test-people';
import { tableDigests } from '../../testing/table-digests';
import { enroll, startSuitePlatform, type Sending } from '../../testing/test-platform';
import { PASSWORD, mutationFixtures } from '../../testing/mutation-fixtures';
import { auditActionOf, auditedNames } from '../http/audited-operations';

/** Attempts are counted even if the call fails. */
const COUNTED = { password_attempts: '', two_factors: '' };
/** They end the session of their token, so that it cannot repeat them. */
const ENDING = ['logout', 'verifyTwoFactor', 'recoverTwoFactor'];
/** Fields that contain credentials. */
const SECRET = /password|token|secret|otpauth|recoveryCode|^code$|^apiKey$|^streamKey$/i;
/** Accounts are of no app. Staff restore and delete archived apps; invoices and alerts remain. */
const POSSIBLE_IN_ARCHIVED_APPS = [
  ...['createUser', 'updateUserProfile', 'resetUserPassword', 'resetTwoFactor', 'endUserSession'],
  ...['endUserSessions', 'resendUserInvitation', 'linkUserInvitation', 'revokeUserInvitation'],
  ...['createTenantApp', 'updateTenantApp', 'deleteTenantApp', 'resetTenantAppApiKey'],
  ...['payInvoice', 'voidInvoice', 'emailInvoice', 'creditInvoice', 'removePaymentMethod'],
  ...['acknowledgeAlert', 'unacknowledgeAlert', 'updateAlert', 'resolveAlert', 'commentOnAlert'],
  ...['setStatusBanner', 'removeStatusBanner'],
];

async function contentOf(response: Response) {
  return [response.status, response.headers.get('ETag'), await response.text()];
}

describe('every change', async () => {
  const secrets = new Set<string>();
  let logged = '';
  const lines = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      logged += chunk.toString();
      done();
    },
  });

  const letAuditBe = (state: 'possible' | 'impossible') =>
    platform.db.execute(
      state === 'possible'
        ? sql`alter table audit_entries disable trigger audit_is_full`
        : sql`alter table audit_entries enable trigger audit_is_full`,
    );
  function note(value: unknown, name = ''): void {
    if (typeof value === 'string' && SECRET.test(name)) secrets.add(value);
    else if (Array.isArray(value)) value.forEach((item) => note(item, name));
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) note(inner, key);
  }

  /** Six digits can be a part of other figures. */
  const secretsIn = (text: string) =>
    [...secrets].filter((secret) =>
      /^\d{6}$/.test(secret) ? new RegExp(`(?<![\\w.-])${secret}(?!\\w)`).test(text) : text.includes(secret),
    );

  const recorded = platformRoutes
    .map(({ operation }) => operation)
    .filter((operation) => auditActionOf(operation) !== undefined);

  async function send(operation: Operation, sending: Sending, key = newId(platform.clock.now)) {
    note(sending.body);
    note(sending.query);
    note(sending.token, 'token');
    // The state of a social login is a credential.
    note(sending.query?.['state'], 'token');
    const response = await platform.send(operation, {
      ...sending,
      headers: { ...(operation.method === 'POST' && { 'Idempotency-Key': key }) },
    });
    note(await response.clone().json());
    return response;
  }

  const platform = await startSuitePlatform(
    { PAYMENT_PROVIDER: 'test' },
    { log: createLog('platform', 'trace', lines) },
  );
  const { token } = await enroll(platform);
  await insertCard(platform, ADMIN_APP_ID, { month: 6, year: 2028 });
  const ways = mutationFixtures(platform, token);
  const stranger = { appId: 'of-a-stranger', ...(await addPerson(platform, 'stranger@people.example')) };
  await platform.call(createTenantApp, { token, body: { appId: stranger.appId, name: 'Of a stranger' } });
  await joinApp(platform, stranger, stranger.appId, API_GROUP_IDS);
  await platform.db.execute(sql`
      create function refuse_audit() returns trigger language plpgsql as
      $$ begin raise exception 'The audit log is full.'; end $$`);
  await platform.db.execute(sql`
      create trigger audit_is_full before insert on audit_entries execute function refuse_audit()`);
  await letAuditBe('possible');

  it('has a fixture', () => {
    const changes = platformRoutes.filter(({ operation }) => operation.method !== 'GET');
    expect(Object.keys(ways).toSorted()).toEqual(recorded.map(({ name }) => name).toSorted());
    expect(auditedNames.toSorted()).toEqual(changes.map(({ operation }) => operation.name).toSorted());
  });

  it.each(recorded.map((operation) => [operation.name, operation] as const))(
    '%s is audited, fails if it cannot be audited, and happens once per Idempotency-Key',
    async (name, operation) => {
      const way = await ways[name]?.();
      if (!way) throw new Error(`${name} is tried in no way.`);
      // Emails that these calls requested are written after their responses.
      await platform.dispatchMail();
      // Attempts count before the payment provider is called.
      const attempts = name === 'completePaymentMethod' ? { rate_limits: '' } : {};
      const before = { ...(await tableDigests(platform.db)), ...COUNTED, ...attempts };

      await letAuditBe('impossible');
      let failed: Response;
      try {
        failed = await send(operation, way());
      } finally {
        await letAuditBe('possible');
      }
      expect(failed.status, await failed.text()).toBe(500);
      expect({ ...(await tableDigests(platform.db)), ...COUNTED, ...attempts }).toEqual(before);

      const [sending, key] = [way(), newId(platform.clock.now)];
      const answer = await send(operation, sending, key);
      expect(answer.status, await answer.clone().text()).toBe(operation.status ?? 200);
      const entries = await platform.db
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.requestId, answer.headers.get('X-Request-Id') ?? ''));
      expect(entries).toContainEqual(
        expect.objectContaining({
          action: auditActionOf(operation),
          result: 'done',
          status: null,
          actorEmail: expect.stringContaining('@') as string,
          appId: expect.any(String) as string,
          targetName: expect.any(String) as string,
        }),
      );

      if (operation.method !== 'POST' || sending.token === undefined) return;
      await platform.dispatchMail();
      const after = { ...(await tableDigests(platform.db)), ...attempts };
      const repeated = await send(operation, sending, key);
      const endsItsSession = repeated.status === 401;
      if (endsItsSession) expect(ENDING).toContain(name);
      else expect(await contentOf(repeated)).toEqual(await contentOf(answer));
      expect({ ...(await tableDigests(platform.db)), ...attempts }).toEqual(after);
    },
  );

  // There is one status banner for all fixtures; its own spec proves this.
  const versioned = recorded.filter(({ ifMatch, name }) => ifMatch && name !== 'setStatusBanner');
  it.each(versioned.map((operation) => [operation.name, operation] as const))(
    '%s accepts one of many concurrent changes of a version',
    async (name, operation) => {
      const [first, raced] = [await ways[name]?.(), await ways[name]?.()];
      if (!first || !raced) throw new Error(`${name} has no fixture.`);
      const changed = await send(operation, first());
      // Both fixtures begin with the same version; servers return none.
      const version = Number(changed.headers.get('ETag')?.slice(1, -1) ?? 2) - 1;
      const statusesOf = async (ifMatch: string) => {
        const headers = { 'If-Match': ifMatch };
        const calls = Array.from({ length: 10 }, () => platform.send(operation, { ...raced(), headers }));
        return (await Promise.all(calls)).map(({ status }) => status).toSorted();
      };
      const stale = Array<number>(9).fill(412);
      expect(await statusesOf('W/"abc"')).toEqual([...stale, 412]);
      expect(await statusesOf(`"${version}"`)).toEqual([200, ...stale]);
    },
  );

  const ofApps = recorded.filter(
    ({ access }) => typeof access === 'object' || API_GROUP_IDS.some((group) => group === access),
  );
  it.each(ofApps.map((operation) => [operation.name, operation] as const))(
    '%s is rejected for managers of another app',
    async (name, operation) => {
      const way = await ways[name]?.();
      if (!way) throw new Error(`${name} has no fixture.`);
      const counted = { ...COUNTED, rate_limits: '' };
      const before = { ...(await tableDigests(platform.db)), ...counted };
      for (const appId of [stranger.appId, ADMIN_APP_ID]) {
        const sending = { ...way(), token: stranger.token, headers: { 'X-App-Id': appId } };
        const response = await platform.send(operation, sending);
        // The one call with a result per item.
        if (operation === resendInvitation) expect(await response.json()).toMatchObject({ sent: [] });
        else expect([403, 404]).toContain(response.status);
      }
      expect({ ...(await tableDigests(platform.db)), ...counted }).toEqual(before);
    },
  );

  const ofActiveApps = ofApps.filter(({ name }) => !POSSIBLE_IN_ARCHIVED_APPS.includes(name));
  it.each(ofActiveApps.map((operation) => [operation.name, operation] as const))(
    '%s is rejected in an archived app',
    async (name, operation) => {
      const way = await ways[name]?.();
      if (!way) throw new Error(`${name} has no fixture.`);
      await platform.db.update(apps).set({ status: 'archived' });
      const response = await platform.send(operation, way());
      await platform.db.update(apps).set({ status: 'normal' });
      expect([response.status, await response.json()]).toEqual([
        409,
        expect.objectContaining({ message: 'This app is archived. Restore it first.' }),
      ]);
    },
  );

  it('is audited without secrets', async () => {
    const written = JSON.stringify(await platform.db.select().from(auditEntries));
    expect(secrets.size).toBeGreaterThan(30);
    expect(secrets).toContain(PASSWORD);
    expect(secretsIn(written)).toEqual([]);
  });

  it('is audited with fields that the console can name', async () => {
    const entries = await platform.db.select({ detail: auditEntries.detail }).from(auditEntries);
    const names = entries.flatMap(({ detail }) => Object.keys(detail ?? {}));
    const known: ReadonlySet<string> = new Set(AUDIT_FIELDS);
    expect(names.filter((name) => !known.has(name.replace(/\.(before|after)$/, '')))).toEqual([]);
  });

  it('is logged without secrets and personal data', async () => {
    const entries = await platform.db.select().from(auditEntries);
    const people = await platform.db.select({ email: users.email, name: users.name }).from(users);
    for (const { email, name } of people) secrets.add(email).add(name);
    // One line per call, and one with the statement per failure.
    expect(entries.filter(({ requestId }) => !logged.includes(`"requestId":"${requestId}"`))).toEqual([]);
    const failure =
      /"message":"The audit log is full\.","code":"P0001".+"stack":" +at .+"query":"insert into .{1,2}audit_entries/;
    expect(failure.test(logged)).toBe(true);
    expect(secretsIn(logged)).toEqual([]);
  });
});
