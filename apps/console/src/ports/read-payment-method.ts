import { NO_PAYMENT_METHOD } from '@console/billing/contract';
import { STORED_ITEMS, type ConsoleStorage, type ConsoleStore } from '@console/http';
import { readBillingInfo } from './ports-api';

/**
 * How the app that calls are made for is paid for; undefined where the platform does not tell. What it tells is kept in this
 * tab for the session, but for a missing method: it is asked for each time, as it may have been added since.
 */
export async function readPaymentMethod(
  store: ConsoleStore,
  storage: ConsoleStorage,
  appId: string,
): Promise<string | undefined> {
  const { data } = await store.dispatch(
    readBillingInfo.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  if (!data) return undefined;
  const { paymentMethod } = data;
  storage.write(
    STORED_ITEMS.paymentMethod,
    paymentMethod === NO_PAYMENT_METHOD ? null : { appId, paymentMethod },
  );
  return paymentMethod;
}
