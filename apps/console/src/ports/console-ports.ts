import { STORED_ITEMS, type ConsoleStorage, type ConsoleStore } from '@console/http';
import type { ConsolePorts } from '@console/shell-layout/app';

interface PortOptions {
  store: ConsoleStore;
  storage: ConsoleStorage;
  alertsPollSeconds: number;
}

/** Connects the shell's ports to the libraries that implement them; their code loads on first use. */
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
    paymentMethod: async (appId) => {
      const kept = storage.read(STORED_ITEMS.paymentMethod);
      if (kept?.['appId'] === appId) return kept.paymentMethod;
      const { readPaymentMethod } = await import('./read-payment-method');
      return readPaymentMethod(store, storage, appId);
    },
  };
}

/** Starts when the code has loaded, unless stopped before. */
function later(load: () => Promise<() => () => void>): () => void {
  let stop: (() => void) | undefined;
  let stopped = false;
  load().then(
    (begin) => {
      if (!stopped) stop = begin();
    },
    // Optional data: nothing is shown.
    () => undefined,
  );
  return () => {
    stopped = true;
    stop?.();
  };
}
