import { STORED_ITEMS, type ConsoleStorage } from '@console/http';

/** A license being entered, stored in this tab until it is saved. @see spec 3.12 */
interface PendingLicense {
  serverId: string;
  expiresAt: string;
}

export function savePendingLicense(storage: ConsoleStorage, { serverId, expiresAt }: PendingLicense): void {
  storage.write(STORED_ITEMS.serverLicense, { serverId, expiresAt });
}

export function clearPendingLicense(storage: ConsoleStorage): void {
  storage.write(STORED_ITEMS.serverLicense, null);
}

export function pendingLicenseEnd(storage: ConsoleStorage, serverId: string): string | undefined {
  const kept = storage.read(STORED_ITEMS.serverLicense);
  const end = kept?.['serverId'] === serverId ? kept['expiresAt'] : undefined;
  return typeof end === 'string' && end !== '' ? end : undefined;
}
