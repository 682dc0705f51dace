// @see ASVS 14.2.4, 16.1.1, 16.2.3, 16.2.4, 16.2.5, 16.3.4, 16.4.1
// @see operation logs
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword } from './security/passwords';
import type { DatabaseConnection } from './database/connection';
import { newId } from './database/ids';
import { users } from './database/schema';
import { createLog } from '@console/server-kit';
import { openTestDatabase } from '../testing/test-database';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

async function logged(error: unknown): Promise<string> {
  const lines = new PassThrough();
  createLog('platform', 'error', lines).error({ err: error }, 'failed');
  return String(await new Promise((resolve) => lines.once('data', resolve)));
}

/** Vitest's matcher is typed as any. */
const containing = (text: string): unknown => expect.stringContaining(text);

it('logs failed queries without personal data', async () => {
  const now = new Date();
  const user = {
    email: 'somebody@signalbox.example',
    name: 'Somebody',
    searchText: 'somebody',
    timezone: 'Asia/Ho_Chi_Minh',
    language: 'en' as const,
    passwordHash: await hashPassword('a long enough password'),
    createdAt: now,
    updatedAt: now,
  };
  await connection.db.insert(users).values({ ...user, id: newId(now) });
  const error: unknown = await connection.db
    .insert(users)
    .values({ ...user, id: newId(now) })
    .catch((reason: unknown) => reason);

  const line = await logged(error);
  expect(JSON.parse(line)).toMatchObject({
    err: {
      message: containing('duplicate key'),
      code: '23505',
      constraint: 'users_email_key',
      query: containing('insert into "users"'),
      stack: containing('    at '),
    },
  });
  for (const secret of [user.email, user.name, user.passwordHash]) expect(line).not.toContain(secret);
});
