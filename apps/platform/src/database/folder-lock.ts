import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { isErrorCode, writePrivateFileOnce } from '../security/private-file';
import { StartProblem } from '@console/server-kit';

/** The locks of this process. A process ID is not enough: containers reuse them. */
const held = new Set<string>();

/**
 * Locks a data folder, because two processes would corrupt the embedded database. Replaces the lock of a process that
 * no longer runs.
 * @returns The release.
 */
export async function lockFolder(path: string): Promise<() => void> {
  const own = `${process.pid} ${startTime(process.pid)} ${randomUUID()}\n`;
  // Registered first, so that a second call in this process does not take it for a stale lock.
  held.add(own);
  try {
    let holder = await claim(path, own);
    if (holder !== own) {
      rejectLiving(holder);
      removeStaleLock(path, holder);
      holder = await claim(path, own);
    }
    if (holder !== own) rejectLock(holder);
  } catch (error) {
    held.delete(own);
    throw error;
  }
  return () => {
    held.delete(own);
    rmSync(path, { force: true });
  };
}

/** @returns The content of the lock: `own`, or the line of its holder. */
async function claim(path: string, own: string): Promise<string> {
  try {
    return await writePrivateFileOnce(path, own);
  } catch (error) {
    // Released between link and read.
    if (isErrorCode(error, 'ENOENT')) return claim(path, own);
    throw error;
  }
}

function rejectLiving(holder: string): void {
  const [pid = '', startedAt] = holder.trim().split(' ');
  const isOurs = Number(pid) === process.pid;
  const isAlive = isOurs ? held.has(holder) : isRunning(Number(pid)) && startTime(Number(pid)) === startedAt;
  if (isAlive) rejectLock(holder);
}

function rejectLock(holder: string): never {
  throw new StartProblem(`DATA_DIR is in use by another platform (process ${holder.split(' ')[0] ?? ''}).`);
}

/**
 * Removes a stale lock. Of two concurrent processes, one renames it; the other finds nothing, or a new lock, which it
 * restores.
 */
function removeStaleLock(path: string, stale: string): void {
  const taken = `${path}.${randomUUID()}`;
  try {
    renameSync(path, taken);
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return;
    throw error;
  }
  try {
    const holder = readFileSync(taken, 'utf8');
    if (holder === stale) return;
    linkSync(taken, path);
    rejectLock(holder);
  } catch (error) {
    if (isErrorCode(error, 'EEXIST')) throw new StartProblem('DATA_DIR is in use by another platform.');
    throw error;
  } finally {
    rmSync(taken, { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isErrorCode(error, 'EPERM');
  }
}

/** The kernel's start time of a process, on Linux only; tells processes with the same ID apart. */
function startTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '-';
  } catch {
    return '-';
  }
}
