import { readdir, readFile } from 'node:fs/promises';

const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4_096;

interface Usage {
  /** Of the processes, and of descendants that they have waited for. */
  cpuSeconds: number;
  residentBytes: number;
}

/** What processes and their descendants use. For Linux. */
export async function usageOf(processes: readonly number[]): Promise<Usage> {
  const known = await Promise.all(
    (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map((name) => readStatus(Number(name))),
  );
  const running = known.filter((process) => process !== undefined);
  const family = new Set(processes);
  for (let size = 0; size < family.size;) {
    size = family.size;
    for (const { pid, parent } of running) if (family.has(parent)) family.add(pid);
  }
  const members = running.filter(({ pid }) => family.has(pid));
  return {
    cpuSeconds: members.reduce((sum, { cpuSeconds, ofEnded }) => sum + cpuSeconds + ofEnded, 0),
    residentBytes: members.reduce((sum, { residentBytes }) => sum + residentBytes, 0),
  };
}

/** Undefined for a process that has ended. */
async function readStatus(pid: number) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  // The name of the program before can contain spaces.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11);
  return {
    pid,
    parent: fields[1] ?? 0,
    cpuSeconds: (user + system) / TICKS_PER_SECOND,
    ofEnded: (endedUser + endedSystem) / TICKS_PER_SECOND,
    residentBytes: (fields[21] ?? 0) * PAGE_BYTES,
  };
}

/** Seconds of a core that one process has used. */
export async function cpuOf(pid: number): Promise<number> {
  return (await readStatus(pid))?.cpuSeconds ?? 0;
}

/** Resident memory of one process, in megabytes. */
export async function memoryOf(pid: number): Promise<number> {
  return ((await readStatus(pid))?.residentBytes ?? 0) / 2 ** 20;
}

/** Files in a folder, with its subfolders. */
export async function countFiles(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

/** The child process that runs a program. @throws Error if there is none */
export async function childOf(parent: number, program: string): Promise<number> {
  const children = (await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8')).split(' ');
  for (const pid of children.filter(Boolean))
    if ((await readFile(`/proc/${pid}/cmdline`, 'utf8')).includes(program)) return Number(pid);
  throw new Error(`No process runs ${program}.`);
}
