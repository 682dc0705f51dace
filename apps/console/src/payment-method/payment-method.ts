import { STORED_ITEMS, type ConsoleStorage, type ConsoleStore } from '@console/http';

/**
 * Reads how an app is paid for; undefined if unknown. The result is cached for the session, except a missing
 * method, which the user may have added. The code loads on first use.
 */
export function paymentMethodReader(store: ConsoleStore, storage: ConsoleStorage) {
  return async (appId: string): Promise<string | undefined> => {
    const stored = storage.read(STORED_ITEMS.paymentMethod);
    if (stored?.['appId'] === appId) return stored.paymentMethod;
    const { readPaymentMethod } = await import('./read-payment-method');
    return readPaymentMethod(store, storage, appId);
  };
}
