// @see operation health
import { login } from '@console/auth/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { OPERATOR, startSuitePlatform } from '../testing/test-platform';

describe('the status of a platform', async () => {
  const platform = await startSuitePlatform();

  const get = async (path: string) =>
    platform.app.fetch(new Request(`http://127.0.0.1${path}`, { headers: { Host: '127.0.0.1' } }), {
      remoteAddress: '127.0.0.1',
    });

  it('has sign-ins by result, jobs, mails and database connections in its metrics', async () => {
    await platform.call(login, { body: OPERATOR });
    await platform.rejection(login, { body: { ...OPERATOR, password: 'wrong password' } });
    await platform.dispatchMail();
    const lines = await (await get('/metrics')).text();
    expect(lines).toContain('sign_ins_total{step="password",result="succeeded"} 1');
    expect(lines).toContain('sign_ins_total{step="password",result="rejected"} 1');
    expect(lines).toContain(`http_requests_total{route="${login.path}",method="POST",status="401"} 1`);
    expect(lines).toContain('job_runs_total{job="mail",result="succeeded"} 1');
    expect(lines).toContain('mails_waiting 0');
    expect(lines).not.toContain(OPERATOR.email);
  });

  it('is ready only with its migrations', async () => {
    const ready = await get('/readyz');
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }]);
    await platform.db.execute(sql`delete from drizzle.__drizzle_migrations`);
    await expect
      .poll(async () => (await get('/readyz')).json(), { timeout: 5_000 })
      .toEqual({ status: 'unavailable', failing: ['migrations'] });
    expect((await get('/healthz')).status).toBe(200);
  });
});
