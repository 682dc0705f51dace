import { NO_PAYMENT_METHOD } from '@console/billing/contract';
import { ADMIN_APP_ID, STORED_ITEMS, type ConsoleStorage, type ConsoleStore } from '@console/http';
import { readAppBillingInfo, readBillingInfo } from './ports-api';

/**
 * How an app is paid for; undefined if unknown. Other apps than the admin app use an extension. The result is
 * cached for the session, except a missing method, which the user may have added.
 */
export async function readPaymentMethod(
  store: ConsoleStore,
  storage: ConsoleStorage,
  appId: string,
): Promise<string | undefined> {
  const fresh = { subscribe: false, forceRefetch: true };
  const { data } = await (appId === ADMIN_APP_ID
    ? store.dispatch(readBillingInfo.initiate({}, fresh))
    : store.dispatch(readAppBillingInfo.initiate({ appId }, fresh)));
  if (!data) return undefined;
  const { paymentMethod } = data;
  storage.write(
    STORED_ITEMS.paymentMethod,
    paymentMethod === NO_PAYMENT_METHOD ? null : { appId, paymentMethod },
  );
  return paymentMethod;
}
