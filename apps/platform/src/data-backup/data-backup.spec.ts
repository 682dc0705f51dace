// @see operation backup, upgrade
import { readdir, readFile, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login, verifyTwoFactor } from '@console/auth/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { tableDigests } from '../../testing/table-digests';
import {
  codeOf,
  enroll,
  OPERATOR,
  startTestPlatform,
  STEP,
  type TestPlatform,
} from '../../testing/test-platform';
import { backUpData } from './back-up-data';
import { digestOf } from './manifest';
import { restoreData } from './restore-data';

const NOW = new Date('2026-05-12T08:00:00.000Z');

describe.runIf(inject('database').kind === 'pglite')('a backup', () => {
  let folder: string;
  let data: string;
  let backup: string;
  let platform: TestPlatform;
  let secret: string;
  let digests: Record<string, string>;

  const startOn = (dataDir: string) => startTestPlatform({ DATA_DIR: dataDir, SEED_APPS: '2' });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'signalbox-backup-'));
    [data, backup] = [join(folder, 'data'), join(folder, 'backups/first')];
    platform = await startOn(data);
    ({ secret } = await enroll(platform));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function spoiled(name: string, spoil: (content: Buffer) => Buffer | string): Promise<string> {
    const copy = await mkdtemp(join(folder, 'spoiled-'));
    for (const file of await readdir(backup)) {
      const content = await readFile(join(backup, file));
      await writeFile(join(copy, file), file === name ? spoil(content) : content);
    }
    return copy;
  }
  const left = async () => (await readdir(folder)).filter((name) => name.startsWith('refused'));

  it('is rejected while a platform uses the data', async () => {
    await expect(backUpData(data, backup, NOW)).rejects.toThrow(
      `DATA_DIR is in use by another platform (process ${process.pid}). Stop it for as long as the backup takes.`,
    );
    digests = await tableDigests(platform.db);
    await platform.stop();
    expect(await readdir(folder)).toEqual(['data']);
  });

  it('copies a data folder into a new private folder', async () => {
    await expect(backUpData(folder, backup, NOW)).rejects.toThrow('There is no embedded database in');
    await expect(backUpData(data, data, NOW)).rejects.toThrow('exists. Name a folder that does not.');
    await backUpData(data, backup, NOW);
    expect((await readdir(backup)).toSorted()).toEqual(['database.tar.gz', 'manifest.json', 'secret.key']);
    expect((await stat(backup)).mode & 0o777).toBe(0o700);
    expect((await stat(join(backup, 'secret.key'))).mode & 0o777).toBe(0o600);
    expect(await readdir(join(folder, 'backups'))).toEqual(['first']);
    expect(await readdir(data)).not.toContain('pglite.lock');
  });

  it('restores every row, and users sign in with their second factor', async () => {
    const restored = join(folder, 'restored');
    await mkdir(restored);
    await restoreData(backup, restored);
    expect((await stat(restored)).mode & 0o777).toBe(0o700);
    await expect(restoreData(backup, restored)).rejects.toThrow('is not empty. Nothing was restored.');

    const again = await startOn(restored);
    try {
      expect(await tableDigests(again.db)).toEqual(digests);
      again.clock.now = new Date(again.clock.now.getTime() + STEP);
      const pending = await again.call(login, { body: OPERATOR });
      const code = codeOf(secret, again);
      const { user } = await again.call(verifyTwoFactor, { token: pending.token, body: { code } });
      expect(user.email).toBe(OPERATOR.email);
      await again.db.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9000000000000)`,
      );
    } finally {
      await again.stop();
    }
    const started = startOn(restored).then(() => 'started');
    await expect(started).rejects.toThrow('last migrated by a newer platform than this one.');
  });

  const manifest = (change: (manifest: Record<string, unknown>) => object) => (content: Buffer) =>
    JSON.stringify(change(JSON.parse(content.toString()) as Record<string, unknown>));
  const flipped = (content: Buffer) => {
    const copy = Buffer.from(content);
    copy.writeUInt8(copy.readUInt8(copy.length >> 1) ^ 1, copy.length >> 1);
    return copy;
  };

  it.each([
    ['a bit that fell over', 'database.tar.gz', flipped, 'database.tar.gz of'],
    ['its end cut off', 'database.tar.gz', (content: Buffer) => content.subarray(0, 1000), 'is damaged.'],
    ['another key', 'secret.key', () => Buffer.alloc(32).toString('base64'), 'secret.key of'],
    ['half a manifest', 'manifest.json', (content: Buffer) => content.subarray(0, 80), 'is no backup'],
    ['another format', 'manifest.json', manifest((all) => ({ ...all, format: 'x' })), 'is no backup'],
    ['a later schema', 'manifest.json', manifest((all) => ({ ...all, schema: 9e12 })), 'a newer platform'],
    [
      'another schema',
      'manifest.json',
      manifest((all) => ({ ...all, schema: 1 })),
      'not the one of its manifest',
    ],
    [
      'a path out of it',
      'manifest.json',
      manifest((all) => ({ ...all, files: { '../x': 'a'.repeat(64) } })),
      'is no backup',
    ],
  ])('with %s is rejected without remains', async (_what, name, spoil, reason) => {
    const from = await spoiled(name, spoil);
    await expect(restoreData(from, join(folder, 'refused'))).rejects.toThrow(reason);
    expect(await left()).toEqual([]);
  });

  it('whose database cannot be opened is rejected', async () => {
    const rubbish = Buffer.from('no archive');
    const from = await spoiled('database.tar.gz', () => rubbish);
    const all = JSON.parse(await readFile(join(from, 'manifest.json'), 'utf8')) as { files: object };
    const files = { ...all.files, 'database.tar.gz': digestOf(rubbish) };
    await writeFile(join(from, 'manifest.json'), JSON.stringify({ ...all, files }));
    await expect(restoreData(from, join(folder, 'refused'))).rejects.toThrow('cannot be opened');
    expect(await left()).toEqual([]);
  });

  it('is not restored with another key', async () => {
    const key = Buffer.alloc(32).toString('base64');
    await expect(restoreData(backup, join(folder, 'refused'), key)).rejects.toThrow(
      'The secret key is not the one',
    );
    expect(await left()).toEqual([]);
  });
});
