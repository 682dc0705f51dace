import { createHash } from 'node:crypto';
import { z } from 'zod';

export const MANIFEST_FILE = 'manifest.json';
export const DATABASE_FILE = 'database.tar.gz';
export const SECRET_FILES = ['secret.key', 'first-operator.json'] as const;

const Sha256 = z.string().regex(/^[\da-f]{64}$/);

/** Written last: a folder without it is not a backup. */
export const Manifest = z.object({
  format: z.literal('signalbox-backup-1'),
  createdAt: z.iso.datetime(),
  /** See `knownSchema`. */
  schema: z.int().min(1),
  files: z
    .partialRecord(z.enum([DATABASE_FILE, ...SECRET_FILES]), Sha256)
    .refine((files) => files[DATABASE_FILE] !== undefined),
});

export type BackupFile = keyof z.output<typeof Manifest>['files'];

export function digestOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
