import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { lockFolder } from './folder-lock';

describe('the lock of a data folder', () => {
  let folder: string;
  let path: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'signalbox-lock-'));
    path = join(folder, 'pglite.lock');
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
  });

  const rejection = 'DATA_DIR is in use by another platform (process ';
  const leaveBehind = () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    return writeFile(path, `${pid} 1 left-behind\n`);
  };

  it('is exclusive until it is released', async () => {
    const release = await lockFolder(path);
    await expect(lockFolder(path)).rejects.toThrow(`${rejection}${process.pid}).`);
    release();
    (await lockFolder(path))();
    expect(await readdir(folder)).toEqual([]);
  });

  it('is kept by another running process', async () => {
    const stat = await readFile(`/proc/${process.ppid}/stat`, 'utf8').catch(() => undefined);
    const startedAt = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '-';
    await writeFile(path, `${process.ppid} ${startedAt} somebody\n`);
    await expect(lockFolder(path)).rejects.toThrow(`${rejection}${process.ppid}).`);
    expect(await readFile(path, 'utf8')).toContain('somebody');
  });

  it.each([
    ['a process that is gone', leaveBehind],
    ['an earlier process of our number', () => writeFile(path, `${process.pid} 1 earlier\n`)],
    ['nobody that can be read', () => writeFile(path, '')],
  ])('is replaced if it is of %s', async (_whom, prepare) => {
    await prepare();
    await lockFolder(path);
    expect(await readdir(folder)).toEqual(['pglite.lock']);
  });

  it('is replaced by one of many concurrent processes', async () => {
    await leaveBehind();
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(path)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(lockFolder(path)).rejects.toThrow(rejection);
    expect(await readdir(folder)).toEqual(['pglite.lock']);
  });
});
