import type { LICENSE_STATES, Server } from '@console/products/contract';
import type { servers } from '../database/schema';

export type LicenseState = (typeof LICENSE_STATES)[number];
type ServerRow = typeof servers.$inferSelect;

export function server({ licenseExpiresAt, createdAt, ...row }: ServerRow, now: Date): Server {
  return {
    ...row,
    license: {
      state: licenseState(licenseExpiresAt, now),
      expiresAt: licenseExpiresAt?.toISOString() ?? null,
    },
    createdAt: createdAt.toISOString(),
  };
}

function licenseState(expiresAt: Date | null, now: Date): LicenseState {
  if (expiresAt === null) return 'none';
  return expiresAt > now ? 'valid' : 'expired';
}
