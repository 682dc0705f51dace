import type { LICENSE_STATES, Server } from '@console/operations/contract';
import type { SelectedServer } from './select-servers';

type LicenseState = (typeof LICENSE_STATES)[number];

export function serverResponse({ server, heartbeat, state }: SelectedServer, now: Date): Server {
  const { licenseExpiresAt, createdAt, version: _version, ...row } = server;
  return {
    ...row,
    state,
    license: {
      state: licenseState(licenseExpiresAt, now),
      expiresAt: licenseExpiresAt?.toISOString() ?? null,
    },
    version: heartbeat?.version ?? null,
    load: heartbeat,
    lastHeartbeatAt: heartbeat?.at.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

function licenseState(expiresAt: Date | null, now: Date): LicenseState {
  if (expiresAt === null) return 'none';
  return expiresAt > now ? 'valid' : 'expired';
}
