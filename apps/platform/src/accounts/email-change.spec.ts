// @see spec 7.3
import { confirmEmailChange, login, requestEmailChange, signUp, verifyToken } from '@console/auth/contract';
import { getProfile } from '@console/shell-layout/contract';
import { eq, like, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { auditEntries, mailTokens, outbox, passwordAttempts, users } from '../database/schema';
import { mailedToken, mailsTo } from '../../testing/test-mails';
import { rowsOf } from '../../testing/table-digests';
import { insertUser } from '../../testing/test-people';
import { OPERATOR, startSuitePlatform } from '../../testing/test-platform';
import { HOUR_MS } from '../time/durations';

const BLOCKED = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
const NEXT = 'operations@signalbox.example';

describe('changing the user’s email address', async () => {
  let token: string;
  const platform = await startSuitePlatform();
  beforeEach(async () => {
    await platform.db.delete(outbox);
    await platform.db.delete(mailTokens);
    await platform.db.delete(auditEntries);
    await platform.db.delete(passwordAttempts);
    await platform.db.delete(users).where(eq(users.email, 'taken@signalbox.example'));
    await platform.db
      .update(users)
      .set({ email: OPERATOR.email, viewOnly: false })
      .where(like(users.email, 'operat%'));
    ({ token } = await platform.call(login, { body: OPERATOR }));
  });

  const ask = (email: string, password = OPERATOR.password) =>
    platform.send(requestEmailChange, { token, body: { email, password } });
  const confirm = (linkToken: string) => {
    platform.later(1);
    return platform.send(confirmEmailChange, { query: { token: linkToken } });
  };
  const kindsTo = async (email: string) => (await mailsTo(platform, email)).map(({ kind }) => kind);
  const makeTaken = async () => {
    const body = { email: 'taken@signalbox.example', name: 'Trần Văn An', password: 'mùa thu Hà Nội' };
    await platform.call(signUp, { body });
    await platform.dispatchMail();
    platform.later(1);
  };

  it('waits for the link sent to the new address and notifies the current one', async () => {
    expect((await ask('Operations@Signalbox.example')).status).toBe(200);
    expect((await platform.call(getProfile, { token })).email).toBe(OPERATOR.email);
    const [notice] = await mailsTo(platform, OPERATOR.email);
    expect(notice).toMatchObject({ kind: 'email-change-asked' });
    expect(notice?.text).toContain(NEXT);
    expect(notice?.text).not.toContain('token=');
    const [mail] = await mailsTo(platform, NEXT);
    expect(mail).toMatchObject({ kind: 'email-change' });
    expect(mail?.text).toMatch(/\/auth\/confirm-email\?type=email&token=/);
  });

  it('changes the address, ends the sessions and is audited', async () => {
    const elsewhere = await platform.call(login, { body: OPERATOR });
    await ask(NEXT);
    const linkToken = await mailedToken(platform, NEXT);
    expect(await platform.call(verifyToken, { query: { token: linkToken, type: 'email' } })).toEqual({
      valid: true,
      email: 'o•••@signalbox.example',
      hasAccount: false,
      appName: null,
    });

    platform.later(1);
    expect(await platform.call(confirmEmailChange, { query: { token: linkToken } })).toEqual({
      formerEmail: 'o•••@signalbox.example',
    });
    for (const ended of [token, elsewhere.token]) {
      expect(await platform.status(getProfile, { token: ended })).toBe(401);
    }
    expect(await platform.status(login, { body: OPERATOR })).toBe(401);
    const { user } = await platform.call(login, { body: { ...OPERATOR, email: NEXT } });
    expect(user.email).toBe(NEXT);
    expect(await kindsTo(OPERATOR.email)).toEqual(['email-changed', 'email-change-asked']);
    const actions = await platform.db
      .select({ action: auditEntries.action, detail: auditEntries.detail })
      .from(auditEntries)
      .where(like(auditEntries.action, '%email%'))
      .orderBy(auditEntries.at, auditEntries.id);
    expect(actions).toEqual([
      { action: 'user.request-email-change', detail: { email: NEXT } },
      { action: 'user.change-email', detail: { 'email.before': OPERATOR.email, 'email.after': NEXT } },
    ]);
  });

  it('responds the same for an address with an account, which is notified instead', async () => {
    await makeTaken();
    const [free, taken] = [await ask(NEXT), await ask('taken@signalbox.example')];
    expect([taken.status, await taken.json()]).toEqual([free.status, await free.json()]);
    const [told] = await mailsTo(platform, 'taken@signalbox.example');
    expect(told).toMatchObject({ kind: 'email-change-taken' });
    expect(told?.text).not.toContain('token=');
  });

  it('is rejected while another account has the address', async () => {
    await ask('taken@signalbox.example');
    const linkToken = await mailedToken(platform, 'taken@signalbox.example');
    await makeTaken();
    expect((await confirm(linkToken)).status).toBe(409);
    expect((await platform.call(getProfile, { token })).email).toBe(OPERATOR.email);
    await platform.db.delete(users).where(eq(users.email, 'taken@signalbox.example'));
    expect((await confirm(linkToken)).status).toBe(200);
    await platform.db
      .update(users)
      .set({ email: OPERATOR.email })
      .where(eq(users.email, 'taken@signalbox.example'));
  });

  it.runIf(inject('database').kind === 'postgres')(
    'is rejected if another account gets the address meanwhile',
    async () => {
      await ask('taken@signalbox.example');
      const linkToken = await mailedToken(platform, 'taken@signalbox.example');
      let confirming: Promise<Response> | undefined;
      await platform.db.transaction(async (transaction) => {
        await insertUser({ ...platform, db: transaction }, { email: 'taken@signalbox.example' });
        confirming = confirm(linkToken);
        await vi.waitFor(async () => expect(rowsOf(await transaction.execute(BLOCKED))).not.toEqual([]));
      });
      expect((await confirming)?.status).toBe(409);
      await platform.db.delete(users).where(eq(users.email, 'taken@signalbox.example'));
      expect((await confirm(linkToken)).status).toBe(200);
      await platform.db
        .update(users)
        .set({ email: OPERATOR.email })
        .where(eq(users.email, 'taken@signalbox.example'));
    },
  );

  it('rejects the current address, and a wrong password with a field error', async () => {
    const same = await platform.rejection(requestEmailChange, {
      token,
      body: { email: 'OPERATOR@signalbox.example', password: OPERATOR.password },
    });
    expect(same.fieldErrors).toEqual({ email: ['This is already your address.'] });
    const wrong = await platform.rejection(requestEmailChange, {
      token,
      body: { email: NEXT, password: 'no' },
    });
    expect(wrong).toMatchObject({ statusCode: 400, fieldErrors: { password: [wrong.message] } });
    expect(await kindsTo(NEXT)).toEqual([]);
    expect(await kindsTo(OPERATOR.email)).toEqual([]);
  });

  it('counts wrong passwords like a sign-in', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) await ask(NEXT, 'no');
    expect((await ask(NEXT)).status).toBe(400);
    expect(await platform.status(login, { body: OPERATOR })).toBe(401);
    platform.later(HOUR_MS / 4);
    expect((await ask(NEXT)).status).toBe(200);
  });

  it('is limited to five requests an hour', async () => {
    for (let time = 0; time < 5; time += 1)
      expect((await ask(`operations-${time}@x.example`)).status).toBe(200);
    expect((await ask(NEXT)).status).toBe(429);
    platform.later(HOUR_MS + 1);
    expect((await ask(NEXT)).status).toBe(200);
  });
});
