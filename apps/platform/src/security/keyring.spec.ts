// @see ASVS 11.1.1
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { login } from '@console/auth/contract';
import { sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { emptyDatabaseEnvironment } from '../../testing/test-database';
import { enroll, OPERATOR, startTestPlatform } from '../../testing/test-platform';

const newKey = () => randomBytes(32).toString('base64');

it.runIf(inject('database').kind === 'postgres')(
  'the secret key is replaced as the documentation describes',
  async () => {
    const database = await emptyDatabaseEnvironment();
    const first = await startTestPlatform({ ...database, PLATFORM_SECRET_KEY: newKey() });
    await enroll(first);
    const page = await readFile(
      join(import.meta.dirname, '../../../../docs/scaling-and-operations.md'),
      'utf8',
    );
    const statements = /## Replacing the secret key[^]*?```sql\n([^]*?)```/.exec(page)?.[1] ?? '';
    const next = { ...database, PLATFORM_SECRET_KEY: newKey() };
    await expect(startTestPlatform(next)).rejects.toThrow('The secret key is not the one');

    await first.db.execute(sql.raw(statements));
    await first.stop();
    const second = await startTestPlatform(next);
    const { user } = await second.call(login, { body: OPERATOR });
    expect(user.twoFAEnabled).toBe(false);
    await second.stop();
  },
);
