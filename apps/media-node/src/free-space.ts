import { statfs } from 'node:fs/promises';

/** Disk space that uploads and ads leave free. */
export const RESERVED_BYTES = 1_000_000_000;

/** Free bytes of the disk that has a folder. */
export async function freeBytesAt(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
