import { STORED_ITEMS, type ConsoleStorage } from '@console/http';

/** A license that somebody is about to give, kept in this tab until it is given. @see spec 3.12 */
interface WaitingLicense {
  serverId: string;
  /** As it was typed; empty for no end yet. */
  expiresAt: string;
}

export function keepWaitingLicense(storage: ConsoleStorage, { serverId, expiresAt }: WaitingLicense): void {
  storage.write(STORED_ITEMS.serverLicense, { serverId, expiresAt });
}

export function dropWaitingLicense(storage: ConsoleStorage): void {
  storage.write(STORED_ITEMS.serverLicense, null);
}

/** The end that was typed for that server and not sent; undefined for none. */
export function waitingLicenseEnd(storage: ConsoleStorage, serverId: string): string | undefined {
  const kept = storage.read(STORED_ITEMS.serverLicense);
  const end = kept?.['serverId'] === serverId ? kept['expiresAt'] : undefined;
  return typeof end === 'string' && end !== '' ? end : undefined;
}
