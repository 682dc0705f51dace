import { NO_PAYMENT_METHOD } from '@console/billing/contract';
import { ADMIN_APP_ID, STORED_ITEMS, type ConsoleStorage, type ConsoleStore } from '@console/http';
import { readAppBillingInfo, readBillingInfo } from './ports-api';

/**
 * How an app is paid for; undefined where the platform does not tell. Of the admin app, in which calls are made, every
 * platform does; of others by an extension. What it tells is kept in this
 * tab for the session, but for a missing method: it is asked for each time, as it may have been added since.
 */
export async function readPaymentMethod(
  store: ConsoleStore,
  storage: ConsoleStorage,
  appId: string,
): Promise<string | undefined> {
  const anew = { subscribe: false, forceRefetch: true };
  const { data } = await (appId === ADMIN_APP_ID
    ? store.dispatch(readBillingInfo.initiate({}, anew))
    : store.dispatch(readAppBillingInfo.initiate({ appId }, anew)));
  if (!data) return undefined;
  const { paymentMethod } = data;
  storage.write(
    STORED_ITEMS.paymentMethod,
    paymentMethod === NO_PAYMENT_METHOD ? null : { appId, paymentMethod },
  );
  return paymentMethod;
}
