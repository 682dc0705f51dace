import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isErrorCode, readFileIfThere } from '../security/private-file';
import { StartProblem } from '../start-problem';

/**
 * Keeps a second process off a data folder: the embedded database does not, and two writers would destroy it. What a
 * killed process left behind is recognised by its process being gone, or being another one by now.
 *
 * @returns the release.
 */
export async function lockFolder(path: string): Promise<() => void> {
  const holder = await readFileIfThere(path);
  if (holder !== undefined) {
    const [pid = '', startedAt] = holder.trim().split(' ');
    if (Number(pid) !== process.pid && isRunning(Number(pid)) && startTime(Number(pid)) === startedAt) {
      throw new StartProblem(`DATA_DIR is in use by another platform (process ${pid}).`);
    }
    rmSync(path, { force: true });
  }
  try {
    writeFileSync(path, `${process.pid} ${startTime(process.pid)}\n`, { flag: 'wx' });
  } catch (error) {
    if (isErrorCode(error, 'EEXIST')) throw new StartProblem('DATA_DIR is in use by another platform.');
    throw error;
  }
  return () => {
    rmSync(path, { force: true });
  };
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
