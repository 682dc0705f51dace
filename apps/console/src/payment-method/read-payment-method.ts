import { getAppBillingInfo, getBillingInfo, NO_PAYMENT_METHOD } from '@console/billing/contract';
import {
  ADMIN_APP_ID,
  consoleApi,
  query,
  STORED_ITEMS,
  type ConsoleStorage,
  type ConsoleStore,
} from '@console/http';

const { readBillingInfo, readAppBillingInfo } = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    readBillingInfo: query(build, getBillingInfo),
    readAppBillingInfo: query(build, getAppBillingInfo),
  }),
}).endpoints;

/** Other apps than the admin app use an extension. */
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
