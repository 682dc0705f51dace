import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { isErrorCode, writePrivateFileOnce } from '../security/private-file';
import { StartProblem } from '@console/server-kit';

/** What this process holds. Its number alone does not tell: in a container, each one in turn may have the same. */
const held = new Set<string>();

/**
 * Keeps a second process off a data folder: the embedded database does not, and two writers would destroy it. What a
 * killed process left behind is recognized by its process being gone, or being another one by now.
 *
 * @returns the release.
 */
export async function lockFolder(path: string): Promise<() => void> {
  const own = `${process.pid} ${startTime(process.pid)} ${randomUUID()}\n`;
  // Before it is written: a second call of this process must not take it for an earlier process's.
  held.add(own);
  try {
    let holder = await claim(path, own);
    if (holder !== own) {
      rejectLiving(holder);
      takeAway(path, holder);
      holder = await claim(path, own);
    }
    if (holder !== own) refuse(holder);
  } catch (error) {
    held.delete(own);
    throw error;
  }
  return () => {
    held.delete(own);
    rmSync(path, { force: true });
  };
}

/** Answers what the lock holds: this process's own line, or that of the one that was first. */
async function claim(path: string, own: string): Promise<string> {
  try {
    return await writePrivateFileOnce(path, own);
  } catch (error) {
    // Released between the attempt and the look at it.
    if (isErrorCode(error, 'ENOENT')) return claim(path, own);
    throw error;
  }
}

function rejectLiving(holder: string): void {
  const [pid = '', startedAt] = holder.trim().split(' ');
  const isOurs = Number(pid) === process.pid;
  const isAlive = isOurs ? held.has(holder) : isRunning(Number(pid)) && startTime(Number(pid)) === startedAt;
  if (isAlive) refuse(holder);
}

function refuse(holder: string): never {
  throw new StartProblem(`DATA_DIR is in use by another platform (process ${holder.split(' ')[0] ?? ''}).`);
}

/**
 * Takes what a dead process left behind. Of two that find it at once one renames it; the other finds nothing, or the
 * lock that the first one has made since, which it puts back.
 */
function takeAway(path: string, stale: string): void {
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
    refuse(holder);
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
    // It is there, and somebody else's.
    return isErrorCode(error, 'EPERM');
  }
}

/** When a process began, in the kernel's ticks: tells it from a later one of the same number. Only Linux says. */
function startTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '-';
  } catch {
    return '-';
  }
}
