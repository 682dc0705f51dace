import { createHash } from 'node:crypto';
import { z } from 'zod';

export const MANIFEST_FILE = 'manifest.json';
export const DATABASE_FILE = 'database.tar.gz';
/** What stands beside the embedded database in the data folder, and is of use to nobody without it. */
export const BESIDE_DATABASE = ['secret.key', 'first-operator.json'] as const;

const Sha256 = z.string().regex(/^[\da-f]{64}$/);

/** What a backup is and what is in it. It is written last: a folder without one is no backup. */
export const Manifest = z.object({
  format: z.literal('signalbox-backup-1'),
  createdAt: z.iso.datetime(),
  /** The state of the tables: see `knownSchema`. */
  schema: z.int().min(1),
  /** The digest of each file, by its name. */
  files: z
    .partialRecord(z.enum([DATABASE_FILE, ...BESIDE_DATABASE]), Sha256)
    .refine((files) => files[DATABASE_FILE] !== undefined),
});

export type BackupFile = keyof z.output<typeof Manifest>['files'];

export function digestOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
