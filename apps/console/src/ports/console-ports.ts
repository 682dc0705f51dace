import { STORED_ITEMS, type ConsoleStorage, type ConsoleStore } from '@console/http';
import { unlicensedServersPath } from '@console/operations';
import type { ConsolePorts } from '@console/shell-layout/app';

interface PortOptions {
  store: ConsoleStore;
  storage: ConsoleStorage;
  alertsPollSeconds: number;
}

/** Brings together what the shell shows and what other libraries know; their code comes when it is first asked for. */
export function consolePorts({ store, storage, alertsPollSeconds }: PortOptions): ConsolePorts {
  return {
    alerts: {
      permission: 'admin-machine',
      watch: (_everyApp, tell) =>
        later(async () => {
          const { followAlerts } = await import('./follow-counts');
          return () => followAlerts({ store, storage, everySeconds: alertsPollSeconds }, tell);
        }),
    },
    licenseMissing: {
      permission: 'admin-machine',
      watch: (appId, tell) =>
        later(async () => {
          const { followLicenses } = await import('./follow-counts');
          return () => followLicenses(store, appId, tell);
        }),
    },
    unlicensedServersPath,
    paymentMethod: async (appId) => {
      const kept = storage.read(STORED_ITEMS.paymentMethod);
      if (kept?.['appId'] === appId) return kept.paymentMethod;
      const { readPaymentMethod } = await import('./read-payment-method');
      return readPaymentMethod(store, storage, appId);
    },
  };
}

/** Begins once the code is there, unless it was stopped before. */
function later(load: () => Promise<() => () => void>): () => void {
  let stop: (() => void) | undefined;
  let stopped = false;
  load().then(
    (begin) => {
      if (!stopped) stop = begin();
    },
    // Nothing is shown then: it is not worth a word.
    () => undefined,
  );
  return () => {
    stopped = true;
    stop?.();
  };
}
